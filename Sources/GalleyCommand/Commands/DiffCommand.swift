import Galley

/// `galley diff`: whether two pictures are the same, and where not.
enum DiffCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        guard arguments.inputs.count == 2 else {
            throw ArgumentError(messages: ["diff takes two pictures, but \(arguments.inputs.count) were given"])
        }
        let outcome: PictureFiles.Outcome
        do {
            outcome = try PictureFiles.compare(expected: arguments.inputs[0], actual: arguments.inputs[1])
        } catch {
            for message in error.messages { console.error(message) }
            return .wrongRequest
        }
        if let picture = outcome.picture, let path = arguments.value(of: .output) {
            try console.result(picture, to: path)
        }
        // With the picture on standard output, words would spoil it.
        if arguments.value(of: .output) == "-" {
            console.note(outcome.summary)
        } else {
            try console.result(outcome.summary + "\n")
        }
        return outcome.isEqual ? .done : .different
    }
}
