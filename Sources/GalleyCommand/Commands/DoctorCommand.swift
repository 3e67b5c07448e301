enum DoctorCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        throw ArgumentError(messages: ["doctor is not available yet"])
    }
}
