import Foundation
import Galley

/// `galley render`: a PNG for each scene.
@MainActor enum RenderCommand {
    static func run(
        _ arguments: ParsedArguments, console: Console, environment: [String: String]
    ) async throws -> ExitCode {
        var reader = OptionReader(arguments)
        let overrides = reader.overrides()
        let jobs = reader.whole(.jobs, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
        let shard = reader.shard(of: arguments.inputs.count, environment, console)
        let format = reader.choice(.format)
        reader.configureDrawing()
        try reader.finish()
        let output = arguments.value(of: .output)
        if output == "-", Descriptor.isTerminal(Descriptor.standardOutput) {
            throw ArgumentError(messages: [
                "a picture is not for a terminal — write it to a file with -o, or pipe it on"
            ])
        }
        let plan = try PicturePlan(inputs: arguments.inputs, output: output, shard: shard)
        let batch = Batch(
            steps: plan.steps, overrides: overrides, isStrict: arguments.has(.strict), console: console,
            format: output == "-" ? nil : format, saysWhere: output == nil)
        await batch.run(jobs: min(jobs, plan.steps.count))
        return batch.code
    }
}
