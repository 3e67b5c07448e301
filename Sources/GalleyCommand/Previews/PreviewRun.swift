import Foundation
import Galley

/// Asks a program for its previews and has it draw them. A preview that stops the program is told and left out; the
/// program is started again for the others.
struct PreviewRun {
    let program: String
    /// What it is made of.
    let files: [String]
    let settings: PreviewSettings
    let console: Console
    let environment: [String: String]

    struct Found {
        var previews: [FoundPreview]
        var candidates: [String]
    }

    /// What became of a picture.
    enum Outcome {
        case drawn(DrawnPreview)
        /// Sentences without a place.
        case failed([String], code: ExitCode)
    }

    /// - Parameters:
    ///   - plan: where the pictures of what was found go; asked once.
    ///   - report: is told of each picture in its turn.
    /// - Returns: The worst of what happened apart from pictures.
    func run(
        plan: (Found) throws -> [PreviewErrand], report: (PreviewErrand, Outcome) -> Void
    ) throws -> ExitCode {
        var settings = settings
        var code = ExitCode.done
        var errands: [PreviewErrand]?
        while errands?.isEmpty != true {
            let process = try PreviewProcess(program, environment: environment)
            process.order(.find(settings))
            let (found, opened) = listen(process)
            guard let found else {
                let end = process.end()
                let fault = relay(process) ?? end ?? Self.ending
                guard let opened else { throw PreviewError(["the code of the previews \(fault)"], .failed) }
                let place = PreviewPlan.place(ofProvider: opened, in: files)
                console.error("\(place): the previews of \(opened): the code \(fault)")
                code = .failed
                settings.skippedProviders.insert(opened)
                continue
            }
            var remaining: [PreviewErrand]
            if let errands { remaining = errands } else { remaining = try plan(found) }
            process.order(.draw(remaining))
            draw(process, &remaining, report)
            errands = remaining
        }
        return code
    }

    /// Until the previews are known: what was found, and the provider whose code ran last.
    private func listen(_ process: PreviewProcess) -> (Found?, String?) {
        var opened: String?
        while let event = process.next() {
            switch event {
            case .opens(let provider): opened = provider
            case .found(let previews, let candidates):
                return (Found(previews: previews, candidates: candidates), opened)
            case .begins, .drew, .failed: break
            }
        }
        return (nil, opened)
    }

    /// Takes away what is done.
    private func draw(
        _ process: PreviewProcess, _ remaining: inout [PreviewErrand], _ report: (PreviewErrand, Outcome) -> Void
    ) {
        while let errand = remaining.first {
            guard let event = process.next() else { break }
            let outcome: Outcome
            switch event {
            case .opens, .found, .begins: continue
            case .drew(_, let drawn): outcome = .drawn(drawn)
            case .failed(_, let messages, let isRequestFault):
                outcome = .failed(messages, code: isRequestFault ? .wrongRequest : .failed)
            }
            _ = relay(process)
            report(errand, outcome)
            remaining.removeFirst()
        }
        let end = process.end()
        let fault = relay(process) ?? end ?? Self.ending
        guard let errand = remaining.first else { return }
        // It went away in the middle of one.
        report(errand, .failed(["the code \(fault)"], code: .failed))
        remaining.removeFirst()
    }

    private static let ending = "ends the program"

    /// Hands on what the program's code printed.
    /// - Returns: What the language's runtime says about a failure, as the end of a sentence; `nil` for nothing.
    private func relay(_ process: PreviewProcess) -> String? {
        for line in process.takePrinted() { console.relay(line) }
        return process.fault
    }
}
