import Foundation
import Galley

/// What is said about previews as they are drawn.
@MainActor final class PreviewTalk {
    private let console: Console
    /// `text` or `json` writes a line for each picture to standard output; `nil` writes none.
    private let format: String?
    /// Tells where a picture went, for a caller who did not say.
    private let saysWhere: Bool
    /// Whether a warning is a fault.
    private let isStrict: Bool
    /// How many pictures there will be.
    var count = 0
    private var done = 0
    /// The worst of the outcomes so far.
    private(set) var code = ExitCode.done

    init(_ console: Console, format: String?, saysWhere: Bool, isStrict: Bool) {
        self.console = console
        self.format = format
        self.saysWhere = saysWhere
        self.isStrict = isStrict
    }

    func worsen(_ code: ExitCode) { self.code = max(self.code, code) }

    func fail(_ message: String, _ code: ExitCode) {
        console.error(message)
        worsen(code)
    }

    /// - Parameter picture: the file that was written.
    func tell(_ step: PreviewPlan.Step, _ outcome: PreviewRun.Outcome, picture: String) {
        switch outcome {
        case .failed(let messages, let code):
            for message in messages { fail("\(step.place): \(message)", code) }
        case .drawn(let drawn):
            for warning in drawn.warnings {
                if isStrict {
                    fail("\(step.place): \(warning)", .wrongRequest)
                } else {
                    console.warning("\(step.place): \(warning)")
                }
            }
            do throws(OutputError) {
                if step.output == "-" {
                    try console.result(Array(FileManager.default.contents(atPath: picture) ?? Data()))
                } else if let line = line(step, drawn) {
                    try console.result(line)
                }
            } catch {
                fail(error.message, error.exitCode)
            }
            if saysWhere { console.note("wrote \(step.output)") }
            if !saysWhere, step.output != "-" {
                console.detail("wrote \(step.output), \(drawn.width)×\(drawn.height), \(drawn.bytes) bytes")
            }
        }
        done += 1
        console.progress(done, of: count)
    }

    private func line(_ step: PreviewPlan.Step, _ drawn: DrawnPreview) -> String? {
        switch format {
        case "json":
            JSONText.record([
                "input": .text(step.file), "line": step.line.map { .number(Double($0)) } ?? .none,
                "preview": step.name.map { .text($0) } ?? .none, "output": .text(step.output),
                "width": .number(Double(drawn.width)), "height": .number(Double(drawn.height)),
            ]) + "\n"
        case "text": "\(step.output) \(drawn.width)×\(drawn.height)\n"
        default: nil
        }
    }
}
