/// A word as messages show it: in quotes, control characters escaped, cut when it is long.
package func quoted(_ word: String) -> String { "\"\(shortened(word))\"" }

/// The beginning of a text, on one line and without control characters.
package func shortened(_ text: String, to limit: Int = 40) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        guard shown.count < limit else {
            shown.append("…")
            break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: shown.append("\u{FFFD}")
        default: shown.append(scalar)
        }
    }
    return String(shown)
}

/// A single character as messages show it.
func shown(_ scalar: Unicode.Scalar?) -> String {
    scalar.map { quoted(String(Character($0))) } ?? "the end"
}
