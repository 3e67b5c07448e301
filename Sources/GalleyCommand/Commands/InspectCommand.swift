import Galley

/// `galley inspect`: the solved layout of a scene.
enum InspectCommand {
    @MainActor static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        var reader = OptionReader(arguments)
        let overrides = reader.overrides()
        let format = reader.choice(.format)
        reader.configureDrawing()
        try reader.finish()
        let input = arguments.inputs[0]
        do {
            let picture = try SceneInput.solve(input, overrides, isStrict: arguments.has(.strict), console: console)
            let text = format == "json" ? picture.jsonReport : picture.textReport
            try console.result(text, to: arguments.value(of: .output))
            return .done
        } catch let failure as SceneInput.Failure {
            for message in failure.messages { console.error(message) }
            return failure.code
        }
    }
}
