enum DevicesCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        throw ArgumentError(messages: ["devices is not available yet"])
    }
}
