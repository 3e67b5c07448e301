/// Values that one option lists.
package enum CommaList {
    /// Splits at commas that stand outside of quotation marks, brackets and braces; a backslash takes the next character
    /// as it is inside quotation marks. Space around values does not count.
    package static func values(of text: String) -> [String] {
        var values: [String] = []
        var value = ""
        var quote: Character?
        var depth = 0
        var isEscaped = false
        for character in text {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == open {
                    quote = nil
                }
            } else if depth == 0, character == "," {
                values.append(trimmed(value))
                value = ""
                continue
            } else if "\"'".contains(character), depth > 0 || value.allSatisfy(\.isWhitespace) {
                // Inside a text they are apostrophes and marks of its own.
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character), depth > 0 {
                depth -= 1
            }
            value.append(character)
        }
        values.append(trimmed(value))
        return values
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
