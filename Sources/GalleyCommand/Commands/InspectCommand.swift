import Galley

/// `galley inspect`: the solved layout of a scene, or why one of its elements is as large as it is.
enum InspectCommand {
    @MainActor static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        var reader = OptionReader(arguments)
        var overrides = reader.overrides()
        let path = arguments.value(of: .why)
        overrides.explainsSizes = path != nil
        let format = reader.choice(.format)
        reader.configureDrawing()
        try reader.finish()
        let input = arguments.inputs[0]
        do {
            let picture = try SceneInput.solve(input, overrides, isStrict: arguments.has(.strict), console: console)
            let isJSON = format == "json"
            var text = isJSON ? picture.jsonReport : picture.textReport
            if let path {
                let size = try picture.explanation(of: path)
                text = isJSON ? size.json : size.description
            }
            try console.result(text, to: arguments.value(of: .output))
            return .done
        } catch let unknown as UnknownPath {
            console.error("\(input): \(unknown)")
            return .nothingMatched
        } catch let failure as SceneInput.Failure {
            for message in failure.messages { console.error(message) }
            return failure.code
        }
    }
}
