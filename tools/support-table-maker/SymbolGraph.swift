/// What the compiler writes of a module's public names, as far as the table needs it.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
        }
        struct Identifier: Decodable {
            var precise: String
        }
        struct Comment: Decodable {
            struct Line: Decodable {
                var text: String
            }
            var lines: [Line]
        }

        var kind: Kind
        var identifier: Identifier
        /// The types around the symbol and its own name.
        var pathComponents: [String]
        var docComment: Comment?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    /// The symbols that are names of their own: no overrides, operators, or what every value has.
    var names: [Symbol] {
        let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
        let common: Set<String> = [
            "hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "init(from:)", "encode(to:)",
        ]
        return symbols.filter { symbol in
            symbol.kind.identifier != "swift.func.op" && !overrides.contains(symbol.identifier.precise)
                && !common.contains(symbol.pathComponents.last ?? "")
        }
    }
}
