import Galley

/// `galley symbols`: the names that an image can have.
enum SymbolsCommand {
    @MainActor static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        var reader = OptionReader(arguments)
        let format = reader.choice(.format)
        reader.configureDrawing()
        try reader.finish()
        let rows = SymbolRow.all
        let text =
            format == "json"
            ? JSONText.list(
                rows.map { JSONText.record(["name": .text($0.name), "origin": .text($0.origin.rawValue)]) })
            : TextTable.text(rows.map { [$0.name, $0.origin.rawValue] })
        try console.result(text, to: arguments.value(of: .output))
        return .done
    }
}
