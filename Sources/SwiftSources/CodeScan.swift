/// Looks at code whose comments and texts are blanked.
struct CodeScan {
    let code: [UInt8]

    init(_ code: [UInt8]) { self.code = code }

    func isWordStart(_ place: Int) -> Bool { place == 0 || !Self.isWordPart(code[place - 1]) }

    /// The name that begins at a place; empty when none does.
    func word(at start: Int) -> String {
        guard start <= code.count else { return "" }
        return String(decoding: code[start...].prefix(while: Self.isWordPart), as: UTF8.self)
    }

    /// The name that ends before a place.
    func word(before end: Int) -> String {
        String(decoding: Array(code[..<end].reversed().prefix(while: Self.isWordPart).reversed()), as: UTF8.self)
    }

    /// In one line.
    func text(_ range: Range<Int>) -> String {
        String(decoding: code[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func skipSpace(_ start: Int) -> Int {
        var place = start
        while place < code.count, Self.isSpace(code[place]) { place += 1 }
        return place
    }

    /// Behind the bracket that closes the one at a place, of its kind.
    func closing(_ open: Int) -> Int {
        let isBrace = code[open] == UInt8(ascii: "{")
        let (opening, ending) =
            isBrace ? (UInt8(ascii: "{"), UInt8(ascii: "}")) : (UInt8(ascii: "("), UInt8(ascii: ")"))
        var depth = 0
        for index in open..<code.count {
            if code[index] == opening { depth += 1 }
            if code[index] == ending { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return code.count
    }

    /// Where a requirement ends that begins at a place: at the end of a line, unless its result is still to come.
    func requirementEnd(_ start: Int, limit: Int) -> Int {
        var place = start
        var depth = 0
        while place < limit {
            let byte = code[place]
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            if depth < 0 || depth == 0 && byte == UInt8(ascii: ";") { return place }
            if depth == 0, Self.isLineEnd(byte) {
                let next = skipSpace(place)
                guard next < limit, code[next...].starts(with: "->".utf8) || word(at: next) == "throws" else {
                    return place
                }
                place = next
                continue
            }
            place += 1
        }
        return limit
    }

    static func isWordPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    static func isSpace(_ byte: UInt8) -> Bool {
        isLineEnd(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
