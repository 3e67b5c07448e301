import Galley

/// `galley schema`: the JSON Schema of scene documents.
enum SchemaCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        try console.result(ScenePictures.schema, to: arguments.value(of: .output))
        return .done
    }
}
