import Galley

/// What a batch of variants says as it goes and at its end.
@MainActor final class BatchTalk {
    private let console: Console
    private let format: String?
    private let folder: String
    private let count: Int
    private var done = 0
    private var kept = 0
    private var code = ExitCode.done
    /// A scene's fault comes with each of its pictures and is told once.
    private var told: Set<String> = []

    init(_ console: Console, format: String?, folder: String, count: Int) {
        self.console = console
        self.format = format
        self.folder = folder
        self.count = count
    }

    func hear(_ event: VariantRun.Event) {
        switch event {
        case .input(let input): CrashGuard.describe(input)
        case .record(let record, let how):
            switch how {
            case .failed(let isRequestFault):
                for message in record.failure { fail(message, isRequestFault ? .wrongRequest : .failed) }
            case .drawn, .copied: break
            case .kept: kept += 1
            }
            for warning in record.warnings where told.insert(warning).inserted { console.warning(warning) }
            if record.hasPicture { tell(record) }
            done += 1
            console.progress(done, of: count)
        }
    }

    func fail(_ message: String, _ code: ExitCode) {
        self.code = max(self.code, code)
        if told.insert(message).inserted { console.error(message) }
    }

    private func tell(_ record: VariantRecord) {
        let path = "\(folder)/\(record.file)"
        let line: String
        switch format {
        case "json":
            line = JSONText.record([
                "output": .text(path), "width": .number(Double(record.width)),
                "height": .number(Double(record.height)), "digest": .text(record.picture),
                "findings": .number(Double(record.findings.count)),
            ])
        case "text": line = "\(path) \(record.width)×\(record.height)"
        default: return
        }
        do { try console.result(line + "\n") } catch { fail(error.message, error.exitCode) }
    }

    /// The most kinds of findings that are told one by one.
    private static let findingLimit = 20

    func conclude(_ summary: VariantResults.Summary, isStrict: Bool) -> ExitCode {
        for found in summary.findings.prefix(Self.findingLimit) {
            let place = [found.input, found.finding.path].filter { !$0.isEmpty }.joined(separator: ": ")
            let extent = found.count == 1 ? "in \(found.file)" : "in \(found.count) pictures, first \(found.file)"
            let message = "\(place): \(found.finding.message) (\(found.finding.rule.rawValue), \(extent))"
            if isStrict { fail(message, .wrongRequest) } else { console.warning(message) }
        }
        if summary.findings.count > Self.findingLimit {
            console.warning("\(summary.findings.count - Self.findingLimit) more findings stand in \(folder)/index.html")
        }
        var words = ["\(summary.pictures) picture\(summary.pictures == 1 ? "" : "s")"]
        if summary.distinct < summary.pictures {
            words.append(summary.distinct == 1 ? "all alike" : "\(summary.distinct) of them different")
        }
        if kept > 0 { words.append("\(kept) kept from before") }
        if summary.failures > 0 { words.append("\(summary.failures) not drawn") }
        console.note("\(words.joined(separator: ", ")): \(folder)/index.html")
        return code
    }
}
