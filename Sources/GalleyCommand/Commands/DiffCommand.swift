import Galley

/// `galley diff`: whether two pictures are the same, and where not.
enum DiffCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        guard arguments.inputs.count == 2 else {
            let count = arguments.inputs.count
            throw ArgumentError(messages: [
                "diff takes two pictures, but \(count == 1 ? "1 was" : "\(count) were") given"
            ])
        }
        var reader = OptionReader(arguments)
        let limits = reader.comparisonLimits()
        try reader.finish()
        let outcome: PictureFiles.Outcome
        do {
            outcome = try PictureFiles.compare(
                expected: arguments.inputs[0], actual: arguments.inputs[1], limits: limits)
        } catch {
            for message in error.messages { console.error(message) }
            return .wrongRequest
        }
        for pattern in outcome.unmatchedIgnores {
            console.warning("--ignore: nothing in either picture is called \(pattern.inQuotes)")
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
