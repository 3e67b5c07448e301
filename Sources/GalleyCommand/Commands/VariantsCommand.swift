import Foundation
import Galley

/// `galley variants`: a picture for each combination of what is asked for, and what they come to.
@MainActor enum VariantsCommand {
    static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) async throws -> ExitCode {
        var reader = OptionReader(arguments)
        let common = reader.commonOverrides()
        let matrix = reader.matrix()
        let jobs = reader.whole(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
        let rules = reader.rules()
        let choice = reader.sheet()
        let format = reader.choice(.format)
        reader.configureDrawing()
        let folder = arguments.value(of: .output) ?? ""
        if folder.isEmpty || folder == "-" {
            reader.note("variants fills a folder — say where with -o DIR")
        } else {
            reader.note(OutputPlace.faultOfFolder(folder))
        }
        try reader.finish()
        let plan: VariantPlan
        do { plan = try VariantPlan(inputs: arguments.inputs, matrix) } catch {
            throw ArgumentError(messages: error.messages)
        }
        let shard = reader.shard(of: plan.count, environment, console)
        var sheet: SheetLayout?
        do { sheet = try SheetLayout(choice, plan) } catch {
            for fault in error.messages { reader.note("--sheet: \(fault)") }
        }
        try reader.finish()
        guard plan.count > 0 else {
            console.error("every picture is excluded — let the matrix leave some")
            return .nothingMatched
        }
        if let warning = plan.warningOfSize(matrix) { console.warning(warning) }
        let header = VariantJournal.Header(
            version: GalleyCommand.version, inputs: arguments.inputs, matrix, rules: rules, sheet: choice, shard: shard)
        var request = VariantRun.Request(plan: plan, header: header, common: common, folder: trimmed(folder))
        request.shard = shard
        request.workers = jobs
        request.isStrict = arguments.has(.strict)
        request.resumes = arguments.has(.resume)
        request.rules = rules
        let talk = BatchTalk(console, format: format, folder: request.folder, count: plan.count)
        Interruption.expect("stopped: the same command with --resume goes on where it was")
        try await VariantRun.run(request) { talk.hear($0) }
        MemoryArenas.giveBack()
        // A part alone has holes; its sheets are drawn when the parts are merged.
        let sheets = try await Self.sheets(shard == nil ? sheet : nil, in: request.folder, plan, workers: jobs)
        let summary = try VariantResults.write(folder: request.folder, plan, header, sheets: sheets)
        return talk.conclude(summary, isStrict: request.isStrict)
    }

    static func sheets(
        _ layout: SheetLayout?, in folder: String, _ plan: VariantPlan, workers: Int
    ) async throws -> [String] {
        guard let layout else { return [] }
        return try await ContactSheets.write(folder: folder, plan, layout, workers: workers)
    }

    /// Without slashes at its end.
    static func trimmed(_ folder: String) -> String {
        var folder = folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return folder
    }
}
