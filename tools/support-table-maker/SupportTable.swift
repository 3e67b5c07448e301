/// The table of what works, from what doc comments say.
struct SupportTable {
    enum Support: String, CaseIterable {
        case works = "works"
        case accepted = "accepted, no effect on a picture"
        case notYet = "not yet"

        /// The sentence in a doc comment that says it.
        var sentence: String? {
            switch self {
            case .works: nil
            case .accepted: "No effect on a picture."
            case .notYet: "Not drawn yet."
            }
        }
    }

    /// By path, such as `UIColor.red`. Overloads of one name share a row, which tells the least of them.
    private var rows: [String: Support] = [:]
    private var types: [String: [String]] = [:]

    init(_ graphs: [SymbolGraph]) {
        let names = graphs.flatMap(\.names)
        let own = Dictionary(
            names.map { ($0.pathComponents, Self.support(of: $0)) }, uniquingKeysWith: { $0 ?? $1 })
        for symbol in names {
            let path = symbol.pathComponents
            // What a type's comment says holds for its members too.
            let support = (1...path.count).compactMap { own[Array(path.prefix($0))] ?? nil }.last ?? .works
            let name = path.joined(separator: ".")
            if rows[name] == nil { types[path[0], default: []].append(name) }
            rows[name] = Self.least(rows[name] ?? .works, support)
        }
    }

    private static func support(of symbol: SymbolGraph.Symbol) -> Support? {
        let text = symbol.docComment?.lines.map(\.text).joined(separator: " ") ?? ""
        return Support.allCases.last { $0.sentence.map(text.contains) ?? false }
    }

    private static func least(_ first: Support, _ second: Support) -> Support {
        let order = Support.allCases
        return order.last { $0 == first || $0 == second } ?? first
    }

    func markdown(of module: String) -> String {
        var text = """
            # What of \(module) works

            Every public name of the module `\(module)`, made by `tools/support-table` from the doc comments; do not edit.
            *Accepted* names compile and keep what they are given, as on the phone, and change nothing in a picture.
            *Not yet* names compile and ought to change the picture, but do not.

            | names | |
            | ---: | --- |

            """
        for support in Support.allCases {
            text += "| \(rows.values.filter { $0 == support }.count) | \(support.rawValue) |\n"
        }
        for type in types.keys.sorted() {
            text += "\n## \(type)\n\n| name | |\n| --- | --- |\n"
            for name in (types[type] ?? []).sorted() {
                text += "| `\(name)` | \(rows[name, default: .works].rawValue) |\n"
            }
        }
        return text
    }
}
