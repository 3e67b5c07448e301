import Foundation
import Galley

/// `galley merge`: the shards of a batch, put together.
enum MergeCommand {
    @MainActor static func run(_ arguments: ParsedArguments, console: Console) async throws -> ExitCode {
        var reader = OptionReader(arguments)
        let jobs = reader.whole(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
        let format = reader.choice(.format)
        let folder = VariantsCommand.trimmed(arguments.value(of: .output) ?? "")
        let inputs = arguments.inputs.map { VariantsCommand.trimmed($0) }
        if folder.isEmpty || folder == "-" { reader.note("merge fills a folder — say where with -o DIR") }
        if inputs.contains(folder) { reader.note("\(folder.inQuotes) is one of the folders — name another with -o") }
        try reader.finish()
        let merged: VariantMerge.Merged
        do {
            merged = try VariantMerge.merge(inputs, into: folder)
        } catch {
            for message in error.messages { console.error(message) }
            return error.isRequestFault ? .wrongRequest : .failed
        }
        let talk = BatchTalk(console, format: format, folder: folder, count: merged.plan.count)
        let layout = try? SheetLayout(SheetLayout.Choice(merged.header.sheet), merged.plan)
        let sheets = try await VariantsCommand.sheets(layout, in: folder, merged.plan, workers: jobs)
        let summary = try VariantResults.write(folder: folder, merged.plan, merged.header, sheets: sheets)
        for message in merged.failures { talk.fail(message, .wrongRequest) }
        return talk.conclude(summary, isStrict: arguments.has(.strict))
    }
}
