extension SwiftCode {
    /// The types whose declarations, or extensions of them, name a protocol as theirs: by their own names, without those
    /// of types around them, each with the line of its declaration, from 1.
    package func types(that adopt: String) -> [(name: String, line: Int)] {
        var found: [(String, Int)] = []
        for (number, declaration) in declarations {
            guard let colon = declaration.firstIndex(of: ":"), let name = Self.name(declaration[..<colon]) else {
                continue
            }
            let adopted = declaration[colon...].split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if adopted.contains(where: { $0 == adopt }) { found.append((name, number)) }
        }
        return found
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]

    /// What stands between a type's keyword and the brace that opens its body, with the keyword's line.
    private var declarations: [(line: Int, text: Substring)] {
        var found: [(Int, Substring)] = []
        var line = 1
        var place = blanked.startIndex
        while place < blanked.endIndex {
            let character = blanked[place]
            if character.isNewline { line += 1 }
            guard character.isLetter else {
                place = blanked.index(after: place)
                continue
            }
            let word = blanked[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            place = word.endIndex
            guard Self.keywords.contains(word) else { continue }
            let text = blanked[place...].prefix { $0 != "{" && $0 != "}" && $0 != ";" }
            found.append((line, text))
        }
        return found
    }

    private static func name(_ text: Substring) -> String? {
        let word = text.split { $0.isWhitespace || $0 == "<" || $0 == "." }
        // A type in angle brackets is no name of the declared one.
        let head = text.prefix { $0 != "<" }.split { $0.isWhitespace || $0 == "." }
        return head.last.map(String.init) ?? word.first.map(String.init)
    }
}
