enum SchemaCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        throw ArgumentError(messages: ["schema is not available yet"])
    }
}
