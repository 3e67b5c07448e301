enum SymbolsCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        throw ArgumentError(messages: ["symbols is not available yet"])
    }
}
