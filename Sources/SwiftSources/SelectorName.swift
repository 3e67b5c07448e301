/// The Objective-C name of a method, as far as the expression that refers to it tells.
struct SelectorName {
    /// `tapped:`, `insertItem:atIndex:`. A method that is named without its arguments' labels has none here, whatever it takes.
    let text: String

    /// - Parameter expression: what stands in the brackets of `#selector`.
    init(_ expression: String) {
        var words = Self.uncast(expression)
        var accessor = ""
        for kind in ["getter", "setter"] where words.hasPrefix("\(kind):") {
            words.removeFirst(kind.count + 1)
            accessor = kind
        }
        let (path, labels) = Self.split(words.filter { !$0.isWhitespace && $0 != "`" })
        let base = path.split(separator: ".").last.map(String.init) ?? ""
        text = accessor == "setter" ? "set\(Self.capitalized(base)):" : Self.name(base, labels)
    }

    /// The key path of `#keyPath`, without the type that it begins at.
    static func keyPath(_ expression: String) -> String {
        let parts = expression.filter { !$0.isWhitespace && $0 != "`" }.split(separator: ".")
        let named = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
        return (named.isEmpty ? parts[...] : named).joined(separator: ".")
    }

    /// The expression without what it is cast to, and without brackets around all of it.
    private static func uncast(_ expression: String) -> String {
        var words = expression
        if let cast = words.firstRange(of: " as ") { words = String(words[..<cast.lowerBound]) }
        words = trimmed(words)
        while words.hasPrefix("("), words.hasSuffix(")") { words = trimmed(String(words.dropFirst().dropLast())) }
        // What was cast inside of brackets has lost the closing one.
        while words.hasPrefix("(") { words = trimmed(String(words.dropFirst())) }
        return words
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// What names the method, and the labels of its arguments; `nil` where they are not given.
    private static func split(_ words: String) -> (path: Substring, labels: [Substring]?) {
        guard let open = words.firstIndex(of: "(") else { return (words[...], nil) }
        let inside = words[words.index(after: open)...].prefix { $0 != ")" }
        return (words[..<open], inside.split(separator: ":"))
    }

    private static func name(_ base: String, _ labels: [Substring]?) -> String {
        guard let labels, let first = labels.first else { return base }
        // As the compiler names methods: `insert(with:at:)` is `insertWith:at:`.
        let head = first == "_" ? base : base + preposition(first) + capitalized(String(first))
        return head + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    }

    /// The compiler's own word before a first label that is no preposition.
    private static func preposition(_ label: Substring) -> String {
        prepositions.contains(label.prefix { $0.isLowercase }) ? "" : "With"
    }

    private static let prepositions: Set<Substring> = [
        "after", "along", "and", "around", "as", "at", "before", "below", "by", "for", "from", "in", "into", "of", "on",
        "over",
        "to", "toward", "under", "using", "via", "with", "within", "without",
    ]

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
