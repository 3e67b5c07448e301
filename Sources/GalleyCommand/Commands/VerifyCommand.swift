import Foundation
import Galley

/// `galley verify`: draws and compares with references.
@MainActor enum VerifyCommand {
    static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) async throws -> ExitCode {
        var reader = OptionReader(arguments)
        let common = reader.commonOverrides()
        let matrix = reader.matrix()
        let jobs = reader.whole(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
        let format = reader.choice(.format)
        let outputs = VerifyOutputs(&reader)
        let verification = verification(&reader, outputs)
        reader.configureDrawing()
        try reader.finish()
        let plan: VariantPlan
        do { plan = try VariantPlan(inputs: arguments.inputs, matrix) } catch {
            throw ArgumentError(messages: error.messages)
        }
        let shard = reader.shard(of: plan.count, environment, console)
        try reader.finish()
        guard plan.count > 0 else {
            console.error("every picture is excluded — let the matrix leave some")
            return .nothingMatched
        }
        var run = VerifyRun(verification, plan, common: common, shard: shard)
        run.workers = jobs
        run.isStrict = arguments.has(.strict)
        if verification.mode == .missing, Self.isBuildServer(environment) {
            run.verification.mode = verification.mode.onBuildServer
            console.note("CI is set: no missing reference is recorded")
        }
        let talk = VerifyTalk(console, format: format, isStrict: run.isStrict, references: verification.references)
        await run.perform(talk)
        try outputs.write(talk.results, verification)
        outputs.removeTemporaryFolder()
        talk.conclude(environment, page: outputs.pages.last)
        return talk.code
    }

    /// As build servers say it.
    private static func isBuildServer(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    }

    private static func verification(_ reader: inout OptionReader, _ outputs: VerifyOutputs) -> Verification {
        let folder = VariantsCommand.trimmed(reader.arguments.value(of: .references) ?? "")
        var verification = Verification(references: folder)
        if folder.isEmpty {
            reader.note("verify needs references — say where they lie with --references DIR")
        } else if !OutputFile.isFolder(folder), FileManager.default.fileExists(atPath: folder) {
            reader.note("--references: \(folder.inQuotes) is not a folder")
        }
        verification.limits = reader.comparisonLimits()
        verification.mode = reader.choice(.record).flatMap { RecordMode(named: $0) } ?? .never
        verification.artifacts = outputs.artifacts
        verification.keepsForReportOnly = outputs.keepsForReportOnly
        verification.keepsEqualPictures = outputs.json != nil
        return verification
    }
}

/// Where reports and pictures go.
@MainActor struct VerifyOutputs {
    /// The folder of pictures; `nil` keeps none.
    let artifacts: String?
    /// The report pages to write.
    let pages: [String]
    let junit: String?
    let json: String?
    /// Pictures that only the page shows.
    private let temporaryFolder: String?

    var keepsForReportOnly: Bool { temporaryFolder != nil }

    init(_ reader: inout OptionReader) {
        let folder = reader.arguments.value(of: .output).map { VariantsCommand.trimmed($0) }
        if folder == "-" { reader.note("verify fills a folder — say where with -o DIR") }
        let html = reader.arguments.value(of: .html).map { path in
            path.hasSuffix("/") || OutputFile.isFolder(path)
                ? "\(VariantsCommand.trimmed(path))/report.html" : path
        }
        junit = reader.arguments.value(of: .junit)
        json = reader.arguments.value(of: .json)
        pages = [folder.map { "\($0)/report.html" }, html].compactMap(\.self)
        let needsPictures = folder == nil && html != nil
        temporaryFolder =
            needsPictures
            ? FileManager.default.temporaryDirectory.appending(path: "galley-verify-\(UUID().uuidString)").path : nil
        artifacts = folder ?? temporaryFolder
        for option in [Option.html, .junit, .json] where reader.arguments.value(of: option) == "-" {
            reader.note("\(option.longName) is for a file — name one")
        }
    }

    func write(_ results: VerificationResults, _ verification: Verification) throws(OutputError) {
        for page in pages { try results.writeHTML(to: page) }
        if let junit { try OutputFile.write(Array(results.junit.utf8), to: junit) }
        guard let json else { return }
        let text = results.regJSON(
            at: json, references: verification.references, artifacts: keepsForReportOnly ? nil : artifacts)
        try OutputFile.write(Array(text.utf8), to: json)
    }

    func removeTemporaryFolder() {
        if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    }
}
