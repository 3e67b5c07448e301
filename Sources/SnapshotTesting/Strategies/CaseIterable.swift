extension Snapshotting where Value: CaseIterable, Format == String {
    /// A function of a type with few values: a table of each value and what the function makes of it, separated by commas.
    public static func `func`<Output>(into witness: Snapshotting<Output, Format>) -> Snapshotting<
        (Value) -> Output, Format
    > {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> Output) in
            var table = Async(value: "")
            for input in Value.allCases {
                let (before, row) = (table, witness.snapshot(function(input)))
                table = Async { callback in
                    before.run { text in
                        row.run { callback("\(text)\(quoted("\(input)")),\(quoted($0))\n") }
                    }
                }
            }
            return table
        }
        strategy.pathExtension = "csv"
        return strategy
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
}
