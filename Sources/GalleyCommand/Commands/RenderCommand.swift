enum RenderCommand {
    @MainActor static func run(_ arguments: ParsedArguments, console: Console) async throws -> ExitCode {
        throw ArgumentError(messages: ["render is not available yet"])
    }
}
