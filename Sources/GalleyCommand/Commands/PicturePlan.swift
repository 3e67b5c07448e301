import Galley

/// Which inputs are drawn and where each picture goes.
struct PicturePlan {
    struct Step: Hashable, Sendable {
        var input: String
        /// `-` is standard output.
        var output: String
    }

    private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - output: as given by `--output`; `nil` is a file in the current folder, named after the input.
    ///   - shard: this machine's part, counted from 1.
    init(
        inputs: [String], output: String?, shard: Sharding.Part? = nil
    ) throws(ArgumentError) {
        let steps = inputs.map { Step(input: $0, output: Self.output(for: $0, of: inputs.count, in: output)) }
        var faults: [String] = []
        if output == "-", inputs.count > 1 {
            faults.append("standard output takes one picture, but \(inputs.count) inputs were given — name a folder")
        } else {
            var owners: [String: String] = [:]
            for step in steps {
                if let other = owners.updateValue(step.input, forKey: step.output) {
                    faults.append(
                        "\(other.inQuotes) and \(step.input.inQuotes) would both be written to "
                            + "\(step.output.inQuotes) — draw them into different folders")
                }
            }
        }
        guard faults.isEmpty else { throw ArgumentError(messages: faults) }
        self.steps = steps.filter { step in
            shard?.holds(step.input) ?? true
        }
    }

    private static func output(for input: String, of count: Int, in output: String?) -> String {
        guard let output else { return "\(VariantPlan.stem(of: input)).png" }
        guard output != "-", count > 1 || output.hasSuffix("/") || OutputFile.isFolder(output) else { return output }
        return output.hasSuffix("/")
            ? "\(output)\(VariantPlan.stem(of: input)).png" : "\(output)/\(VariantPlan.stem(of: input)).png"
    }
}
