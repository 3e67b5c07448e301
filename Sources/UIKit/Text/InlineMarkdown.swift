import Foundation

/// Inline Markdown: strong, emphasised, struck, code and links.
package struct InlineMarkdown {
    /// A stretch of text and what is meant by it.
    package struct Run: Hashable {
        package var text: String
        package var look = Look()
    }

    /// What is meant by a text.
    package struct Look: Hashable {
        package var intent: InlinePresentationIntent = []
        package var isLink = false
        /// Where the link leads; `nil` for an address that is none.
        package var link: URL?
    }

    private let characters: [Character]

    package init(_ text: String) { characters = Array(text) }

    private typealias Mark = (open: [Character], intent: InlinePresentationIntent)

    private static let marks: [Mark] = [
        (Array("***"), [.stronglyEmphasized, .emphasized]),
        (Array("___"), [.stronglyEmphasized, .emphasized]),
        (Array("**"), .stronglyEmphasized),
        (Array("__"), .stronglyEmphasized),
        (Array("~~"), .strikethrough),
        (Array("*"), .emphasized),
        (Array("_"), .emphasized),
        (Array("`"), .code),
    ]

    package var runs: [Run] {
        var runs: [Run] = []
        append(characters.indices, Look(), to: &runs)
        return runs
    }

    private func append(_ range: Range<Int>, _ look: Look, to runs: inout [Run]) {
        var (place, plain) = (range.lowerBound, "")
        // Marks that nothing closes from here on, so that nobody looks for it again and again.
        var unclosed = Set<Character>()
        func flush() {
            if !plain.isEmpty { runs.append(Run(text: plain, look: look)) }
            plain = ""
        }
        while place < range.upperBound {
            if characters[place] == "\\", place + 1 < range.upperBound, characters[place + 1].isPunctuation {
                plain.append(characters[place + 1])
                place += 2
            } else if let (mark, inner) = marked(at: place, in: range, &unclosed) {
                flush()
                var changed = look
                changed.intent.formUnion(mark.intent)
                if mark.open == ["`"] {
                    runs.append(Run(text: String(characters[inner]), look: changed))
                } else {
                    append(inner, changed, to: &runs)
                }
                place = inner.upperBound + mark.open.count
            } else if let (inner, address, end) = link(at: place, in: range, &unclosed) {
                flush()
                var changed = look
                changed.isLink = true
                changed.link = URL(string: String(characters[address]))
                append(inner, changed, to: &runs)
                place = end
            } else {
                plain.append(characters[place])
                place += 1
            }
        }
        flush()
    }

    /// The longest mark that opens here and closes further on, and what is between.
    private func marked(
        at place: Int, in range: Range<Int>, _ unclosed: inout Set<Character>
    ) -> (mark: Mark, inner: Range<Int>)? {
        guard !unclosed.contains(characters[place]) else { return nil }
        for mark in Self.marks where starts(mark.open, at: place, in: range) {
            let start = place + mark.open.count
            let letter = mark.open[0]
            guard start < range.upperBound, !characters[start].isWhitespace, characters[start] != letter else {
                continue
            }
            // Inside a word an underscore is one.
            if letter == "_", place > range.lowerBound, characters[place - 1].isLetter { continue }
            guard
                let end = (start + 1..<range.upperBound).first(where: {
                    let after = $0 + mark.open.count
                    return starts(mark.open, at: $0, in: range) && !characters[$0 - 1].isWhitespace
                        // A longer mark does not close a shorter one.
                        && characters[$0 - 1] != letter && (after == range.upperBound || characters[after] != letter)
                })
            else {
                if mark.open.count == 1 { unclosed.insert(letter) }
                continue
            }
            return (mark, start..<end)
        }
        return nil
    }

    private func starts(_ mark: [Character], at place: Int, in range: Range<Int>) -> Bool {
        place + mark.count <= range.upperBound && Array(characters[place..<place + mark.count]) == mark
    }

    /// The title and the address of a link that starts here, and where the link ends.
    private func link(
        at place: Int, in range: Range<Int>, _ unclosed: inout Set<Character>
    ) -> (title: Range<Int>, address: Range<Int>, end: Int)? {
        guard characters[place] == "[", !unclosed.contains("[") else { return nil }
        guard let close = (place..<range.upperBound).first(where: { characters[$0] == "]" }),
            let end = (close..<range.upperBound).first(where: { characters[$0] == ")" })
        else {
            unclosed.insert("[")
            return nil
        }
        guard close > place + 1, close + 1 < range.upperBound, characters[close + 1] == "(" else { return nil }
        return (place + 1..<close, close + 2..<max(end, close + 2), end + 1)
    }
}
