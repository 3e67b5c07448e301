enum InspectCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        throw ArgumentError(messages: ["inspect is not available yet"])
    }
}
