import Foundation

/// Words that go with a number: `^[3 item](inflect: true)` is "3 items". English only; other languages keep the word.
enum Inflection {
    /// The text with its marked stretches as they are read.
    /// - Parameter counts: What the characters say that stand for values.
    static func applied(to text: String, counts: [Character: Double], _ environment: EnvironmentValues) -> String {
        guard text.contains("^[") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "^["), let end = rest[start.upperBound...].range(of: "]("),
            let close = rest[end.upperBound...].firstIndex(of: ")")
        {
            result += rest[..<start.lowerBound]
            let content = String(rest[start.upperBound..<end.lowerBound])
            let settings = rest[end.upperBound..<close].filter { !$0.isWhitespace }
            let isInflected = settings.contains("inflect:true") && isEnglish(environment)
            result += isInflected ? inflected(content, counts) : content
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func isEnglish(_ environment: EnvironmentValues) -> Bool {
        environment.language.map { $0.hasPrefix("en") } ?? true
    }

    /// The last word in the number of the first count.
    private static func inflected(_ text: String, _ counts: [Character: Double]) -> String {
        let written = text.prefix { $0.isNumber || $0.isWhitespace }.filter(\.isNumber)
        guard let count = text.lazy.compactMap({ counts[$0] }).first ?? Double(written) else { return text }
        let word = String(text.reversed().prefix { $0.isLetter }.reversed())
        guard !word.isEmpty else { return text }
        return text.dropLast(word.count) + (count == 1 ? word : plural(of: word))
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "wife": "wives", "knife": "knives",
        "half": "halves", "shelf": "shelves", "is": "are", "was": "were", "has": "have",
    ]

    private static func plural(of word: String) -> String {
        let small = word.lowercased()
        if let own = irregular[small] {
            return word.first?.isUppercase == true ? own.prefix(1).uppercased() + own.dropFirst() : own
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) {
            // What ends as plurals do is one already.
            return small.hasSuffix("s") && !["ss", "us", "is"].contains(where: small.hasSuffix) ? word : word + "es"
        }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
