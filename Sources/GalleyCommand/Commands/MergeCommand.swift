import Foundation
import Galley

/// `galley merge`: the shards of a batch, put together.
enum MergeCommand {
    @MainActor static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) async throws -> ExitCode {
        var reader = OptionReader(arguments)
        let folder = VariantsCommand.trimmed(arguments.value(of: .output) ?? "")
        let inputs = arguments.inputs.map { VariantsCommand.trimmed($0) }
        if folder.isEmpty || folder == "-" { reader.note("merge fills a folder — say where with -o DIR") }
        if inputs.contains(folder) { reader.note("\(folder.inQuotes) is one of the folders — name another with -o") }
        let isVerification = inputs.contains { VerificationJournal.isIn($0) }
        if isVerification {
            for input in inputs where VariantJournal.header(in: input) != nil {
                reader.note("\(input.inQuotes) has variants beside what was verified — give each a folder of its own")
            }
            return try verification(&reader, inputs, into: folder, console, environment)
        }
        for option in VerifyOutputs.reports where arguments.has(option) {
            reader.note("\(option.longName) is for folders that galley verify filled — leave it out")
        }
        return try await variants(&reader, inputs, into: folder, console)
    }

    // MARK: Variants

    @MainActor private static func variants(
        _ reader: inout OptionReader, _ inputs: [String], into folder: String, _ console: Console
    ) async throws -> ExitCode {
        let jobs = reader.whole(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
        let format = reader.choice(.format)
        try reader.finish()
        let merged: VariantMerge.Merged
        do {
            merged = try VariantMerge.merge(inputs, into: folder)
        } catch {
            return tell(error.messages, isRequestFault: error.isRequestFault, console)
        }
        let talk = BatchTalk(console, format: format, folder: folder, count: merged.plan.count)
        let layout = try? SheetLayout(SheetLayout.Choice(merged.header.sheet), merged.plan)
        let sheets = try await VariantsCommand.sheets(layout, in: folder, merged.plan, workers: jobs)
        let summary = try VariantResults.write(folder: folder, merged.plan, merged.header, sheets: sheets)
        for message in merged.failures { talk.fail(message, .wrongRequest) }
        return talk.conclude(summary, isStrict: reader.arguments.has(.strict))
    }

    // MARK: Verifications

    /// Says what a run of its own would have said.
    @MainActor private static func verification(
        _ reader: inout OptionReader, _ inputs: [String], into folder: String, _ console: Console,
        _ environment: [String: String]
    ) throws -> ExitCode {
        let format = reader.choice(.format)
        let outputs = VerifyOutputs(&reader)
        try reader.finish()
        let merged: VerificationMerge.Merged
        do {
            merged = try VerificationMerge.merge(inputs, into: folder)
        } catch {
            return tell(error.messages, isRequestFault: error.isRequestFault, console)
        }
        let header = merged.header
        if outputs.json != nil, !header.equalPictures {
            console.warning("the shards kept no equal pictures, which viewers of --json show — give it to them too")
        }
        let isStrict = header.strict || reader.arguments.has(.strict)
        let talk = VerifyTalk(console, format: format, isStrict: isStrict, references: header.references)
        for (place, picture) in merged.pictures.enumerated() {
            talk.hear(picture, place + 1, of: merged.pictures.count)
        }
        talk.hear(orphans: merged.orphans)
        try outputs.write(talk.results, header, isStrict: isStrict)
        talk.conclude(environment, page: outputs.pages.last)
        return talk.code
    }

    @MainActor private static func tell(_ messages: [String], isRequestFault: Bool, _ console: Console) -> ExitCode {
        for message in messages { console.error(message) }
        return isRequestFault ? .wrongRequest : .failed
    }
}
