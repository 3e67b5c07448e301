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
        let names: VerifiedNames
        let description: PlanDescription
        let plan: VariantPlan
        do {
            names = try VerifiedNames(of: arguments.inputs, root: arguments.value(of: .root))
            description = PlanDescription(
                inputs: arguments.inputs, names: names.arePaths ? names.names : nil, matrix)
            plan = try description.plan()
        } catch {
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
        run.verification.looksInFolders = names.arePaths
        run.isStrict = arguments.has(.strict)
        if let root = names.assumedRoot {
            console.note("two inputs have the same name: pictures are named by their paths, as --root \(root) does")
        }
        if verification.mode == .missing, Self.isBuildServer(environment) {
            run.verification.mode = verification.mode.onBuildServer
            console.note("CI is set: no missing reference is recorded")
        }
        let talk = VerifyTalk(console, format: format, isStrict: run.isStrict, references: verification.references)
        await run.perform(talk)
        try outputs.write(
            talk.results,
            VerificationJournal.Header(
                version: GalleyCommand.version, description, run.verification,
                isStrict: run.isStrict, shard: shard), isStrict: run.isStrict)
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
        if verification.mode != .never, !folder.isEmpty { reader.note(OutputPlace.faultOfFolder(folder)) }
        verification.artifacts = outputs.artifacts
        verification.keepsForReportOnly = outputs.keepsForReportOnly
        verification.keepsEqualPictures = outputs.json != nil
        return verification
    }
}
