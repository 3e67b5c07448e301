/// A line of a `.layout` file: words, `key=value` pairs, and the lines indented below it.
struct CaseLine {
    let number: Int
    var words: [String] = []
    var values: [String: String] = [:]
    var children: [CaseLine] = []
    /// As it stands in the file, without indentation and comment.
    let text: String

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    var name: String { words.first ?? "" }

    func problem(_ text: String) -> Problem {
        Problem(description: "line \(number): \(text)")
    }

    /// The lines of a file as a forest. Two spaces indent once; `#` starts a comment.
    static func parse(_ source: String) throws -> [CaseLine] {
        var lines: [(depth: Int, line: CaseLine)] = []
        for (index, raw) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = raw.prefix { $0 != "#" }
            let indent = content.prefix { $0 == " " }.count
            let text = content.trimmingSpaces()
            guard !text.isEmpty else { continue }
            var line = CaseLine(number: index + 1, text: text)
            for word in text.split(separator: " ") {
                if let equals = word.firstIndex(of: "="), word.first?.isLetter == true {
                    line.values[String(word[..<equals])] = String(word[word.index(after: equals)...])
                } else {
                    line.words.append(String(word))
                }
            }
            lines.append((indent / 2, line))
        }
        return try nest(lines[...], depth: 0)
    }

    private static func nest(_ lines: ArraySlice<(depth: Int, line: CaseLine)>, depth: Int) throws -> [CaseLine] {
        var result: [CaseLine] = []
        var rest = lines
        while let (own, line) = rest.popFirst() {
            guard own == depth else { throw line.problem("indented by \(own), not \(depth)") }
            let below = rest.prefix { $0.depth > depth }
            rest = rest.dropFirst(below.count)
            var line = line
            line.children = try nest(below, depth: depth + 1)
            result.append(line)
        }
        return result
    }

    // MARK: Values

    func numbers(_ text: String, _ count: Int) throws -> [Double] {
        let numbers = text.split(separator: ",").compactMap { Self.number($0) }
        guard numbers.count == count else { throw problem("“\(text)” is not \(count) numbers") }
        return numbers
    }

    func number(_ key: String) throws -> Double? {
        guard let text = values[key] else { return nil }
        return try numbers(text, 1)[0]
    }

    func integer(_ key: String) throws -> Int? {
        guard let text = values[key] else { return nil }
        guard let value = Int(text) else { throw problem("“\(text)” is not a whole number") }
        return value
    }

    /// A number, also as a fraction such as `1/3`.
    static func number(_ text: some StringProtocol) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return Double(text) }
        guard let above = Double(parts[0]), let below = Double(parts[1]) else { return nil }
        return above / below
    }
}

extension StringProtocol {
    func trimmingSpaces() -> String {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
        return String(start[...last])
    }
}
