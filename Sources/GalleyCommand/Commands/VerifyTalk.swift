import Foundation
import Galley

/// What `verify` says as it goes and at its end, and what it ends with.
@MainActor final class VerifyTalk {
    let console: Console
    private let format: String?
    private let isStrict: Bool
    private(set) var results: VerificationResults
    private(set) var code = ExitCode.done
    /// How many orphaned references are told one by one.
    private static let orphanLimit = 10
    /// How many pictures are told one by one of which there is nothing to say but that they are equal or were recorded.
    private static let plainLimit = 50
    private var equalCount = 0
    private var recordedCount = 0

    init(_ console: Console, format: String?, isStrict: Bool, references: String) {
        self.console = console
        self.format = format
        self.isStrict = isStrict
        results = VerificationResults(references: references)
    }

    func hear(_ picture: VerifiedPicture, _ done: Int, of count: Int) {
        for message in picture.failures { console.error(message) }
        for warning in picture.warnings { console.warning(warning) }
        switch picture.verdict {
        case .accepted: break
        case .different: code = max(code, .different)
        case .failed(let isRequestFault): code = max(code, isRequestFault ? .wrongRequest : .failed)
        }
        if isTold(picture) { tell(picture) }
        results.add(picture)
        console.progress(done, of: count)
    }

    /// Whether the picture is told of by itself, so that those which want looking at do not drown in the others.
    private func isTold(_ picture: VerifiedPicture) -> Bool {
        if picture.isEqual { equalCount += 1 }
        if picture.isRecorded { recordedCount += 1 }
        if picture.isEqual, console.volume == .quiet { return false }
        guard format != "json", console.volume != .verbose else { return true }
        return picture.isEqual
            ? equalCount <= Self.plainLimit : !picture.isRecorded || recordedCount <= Self.plainLimit
    }

    private func tellTheRest() {
        guard format != "json", console.volume != .verbose else { return }
        let (equal, recorded) = (equalCount - Self.plainLimit, recordedCount - Self.plainLimit)
        if recorded > 0 { say("recorded  … and \(recorded) more pictures\n") }
        if equal > 0, console.volume != .quiet { say("equal     … and \(equal) more pictures\n") }
    }

    /// The last to be heard.
    func hear(orphans: [VerifiedPicture]) {
        tellTheRest()
        for orphan in orphans { results.add(orphan) }
        if isStrict, !orphans.isEmpty { code = max(code, .different) }
        for orphan in format == "json" ? orphans[...] : orphans.prefix(Self.orphanLimit) { tell(orphan) }
        if format != "json", orphans.count > Self.orphanLimit {
            say("orphaned  … and \(orphans.count - Self.orphanLimit) more references\n")
        }
    }

    private func tell(_ picture: VerifiedPicture) { say(format == "json" ? picture.json : picture.text) }

    private func say(_ text: String) {
        do { try console.result(text) } catch {
            console.error(error.message)
            code = max(code, error.exitCode)
        }
    }

    /// The sum of it, to people and to the workflow that this may be a step of.
    func conclude(_ environment: [String: String], page: String?) {
        console.note("\(results.counts)\(page.map { ": \($0)" } ?? "")")
        if environment["GITHUB_ACTIONS"] == "true" {
            let workspace = environment["GITHUB_WORKSPACE", default: ""]
            for annotation in results.annotations(workspace: workspace) { console.command(annotation) }
        }
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        do throws(OutputError) { try OutputFile.append(Array(results.workflowSummary.utf8), to: path) } catch {
            // What it would have said is said above.
            console.warning(error.message)
        }
    }
}
