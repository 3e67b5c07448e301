/// Walks over the bytes of a text and knows line and column at every step, so that a place costs nothing to ask for.
struct JSON5Cursor: Sendable {
    let bytes: [UInt8]
    private(set) var index = 0
    private var line = 1
    private var lineStart = 0
    /// Bytes since the line's start that only continue a character: they take no column.
    private var continuations = 0

    /// The bytes have to be UTF-8.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }
    /// The byte here; 0 at the end, which `isAtEnd` tells from a real one.
    var byte: UInt8 { byte(ahead: 0) }
    var place: SourcePlace { SourcePlace(line: line, column: index - lineStart - continuations + 1) }

    func byte(ahead offset: Int) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    /// The character here, or `nil` at the end.
    var scalar: Unicode.Scalar? {
        let first = byte
        if first < 0x80 { return isAtEnd ? nil : Unicode.Scalar(first) }
        let length = Self.length(from: first)
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(byte(ahead: offset) & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Steps over one character. A carriage return with its line feed is one line break; so is either alone.
    mutating func advance() {
        guard !isAtEnd else { return }
        let first = byte
        switch first {
        case 0x0A: startLine(after: 1)
        case 0x0D: startLine(after: byte(ahead: 1) == 0x0A ? 2 : 1)
        case 0x80...:
            let length = min(Self.length(from: first), bytes.count - index)
            index += length
            continuations += length - 1
        default: index += 1
        }
    }

    /// Steps over ASCII characters known to hold no line break.
    mutating func advance(by count: Int) { index = min(index + count, bytes.count) }

    mutating func take(_ expected: UInt8) -> Bool {
        guard byte == expected, !isAtEnd else { return false }
        advance()
        return true
    }

    func text(from start: Int) -> String {
        String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func startLine(after length: Int) {
        index += length
        line += 1
        lineStart = index
        continuations = 0
    }

    private static func length(from first: UInt8) -> Int {
        first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }
}

// MARK: - White space and comments

extension JSON5Cursor {
    /// Steps over white space and comments. Gives the place of a comment that is never closed.
    mutating func skipTrivia() -> SourcePlace? {
        while !isAtEnd {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: advance()
            case UInt8(ascii: "/") where byte(ahead: 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(ahead: 1) == UInt8(ascii: "*"):
                if let open = skipBlockComment() { return open }
            case 0x80...:
                guard let scalar, Self.isSpace(scalar) else { return nil }
                advance()
            default: return nil
            }
        }
        return nil
    }

    private mutating func skipLine() {
        while let scalar, !Self.isLineBreak(scalar) { advance() }
    }

    private mutating func skipBlockComment() -> SourcePlace? {
        let open = place
        advance(by: 2)
        while !isAtEnd {
            if byte == UInt8(ascii: "*"), byte(ahead: 1) == UInt8(ascii: "/") {
                advance(by: 2)
                return nil
            }
            advance()
        }
        return open
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }
}

// MARK: - Names

extension JSON5Cursor {
    static func startsName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "$", "_": return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        default: return false
        }
    }

    static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "\u{200C}", "\u{200D}": return true
        default: break
        }
        if startsName(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }
}
