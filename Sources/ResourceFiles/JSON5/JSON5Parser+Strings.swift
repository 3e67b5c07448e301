extension JSON5Parser {
    /// Reads a string whose opening quote is here. One that is not closed ends with its line.
    mutating func readString() -> String {
        let open = cursor.place
        let quote = cursor.byte
        cursor.advance()
        var pieces = ""
        var start = cursor.index
        while !cursor.isAtEnd, cursor.byte != quote {
            switch cursor.byte {
            case 0x0A, 0x0D:
                note(
                    at: open, "the string is not closed in its line", "end it with \(Character(Unicode.Scalar(quote)))")
                return pieces + cursor.text(from: start)
            case UInt8(ascii: "\\"):
                pieces += cursor.text(from: start)
                readEscape(into: &pieces)
                start = cursor.index
            default: cursor.advance()
            }
        }
        let text = cursor.text(from: start)
        if !cursor.take(quote) {
            note(at: open, "the string is not closed", "end it with \(Character(Unicode.Scalar(quote)))")
        }
        return pieces.isEmpty ? text : pieces + text
    }

    private mutating func readEscape(into text: inout String) {
        let place = cursor.place
        cursor.advance()
        guard let scalar = cursor.scalar else { return }
        cursor.advance()
        switch scalar {
        case "b": text.unicodeScalars.append("\u{8}")
        case "f": text.unicodeScalars.append("\u{C}")
        case "n": text.unicodeScalars.append("\n")
        case "r": text.unicodeScalars.append("\r")
        case "t": text.unicodeScalars.append("\t")
        case "v": text.unicodeScalars.append("\u{B}")
        case "0" where !(0x30...0x39).contains(cursor.byte): text.unicodeScalars.append("\0")
        case "0"..."9": note(at: place, "\\\(scalar) is no escape", "write \\x and two hexadecimal digits")
        case "x":
            if let value = readHexadecimal(digits: 2), let scalar = Unicode.Scalar(value) {
                text.unicodeScalars.append(scalar)
            } else {
                note(at: place, "\\x needs two hexadecimal digits", "write for example \\xE9")
            }
        case "u": readUnicodeEscape(at: place, into: &text)
        case "\n", "\r", "\u{2028}", "\u{2029}": break  // the line goes on in the next one
        default: text.unicodeScalars.append(scalar)
        }
    }

    /// Reads what follows `\u`; two halves of a surrogate pair make one character.
    private mutating func readUnicodeEscape(at place: SourcePlace, into text: inout String) {
        guard let value = readHexadecimal(digits: 4) else {
            return note(at: place, "\\u needs four hexadecimal digits", "write for example \\u00E9")
        }
        if let scalar = Unicode.Scalar(value) {
            return text.unicodeScalars.append(scalar)
        }
        if value < 0xDC00, cursor.byte == UInt8(ascii: "\\"), cursor.byte(ahead: 1) == UInt8(ascii: "u") {
            var ahead = cursor
            ahead.advance(by: 2)
            (cursor, ahead) = (ahead, cursor)
            if let low = readHexadecimal(digits: 4), (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
            {
                return text.unicodeScalars.append(scalar)
            }
            cursor = ahead
        }
        note(at: place, "half of a surrogate pair stands alone", "write both halves, or the character itself")
    }

    private mutating func readHexadecimal(digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for offset in 0..<digits {
            guard let digit = Self.hexadecimalValue(of: cursor.byte(ahead: offset)) else { return nil }
            value = value << 4 | digit
        }
        cursor.advance(by: digits)
        return value
    }

    package static func hexadecimalValue(of byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// Reads an unquoted key, or gives `nil` and stays where none begins.
    mutating func readName() -> String? {
        var name = ""
        let start = cursor.index
        var isEscaped = false
        while let scalar = cursor.scalar {
            if scalar == "\\", cursor.byte(ahead: 1) == UInt8(ascii: "u") {
                let place = cursor.place
                name = isEscaped ? name : cursor.text(from: start)
                isEscaped = true
                cursor.advance(by: 2)
                readUnicodeEscape(at: place, into: &name)
            } else if cursor.index == start ? JSON5Cursor.startsName(scalar) : JSON5Cursor.continuesName(scalar) {
                if isEscaped { name.unicodeScalars.append(scalar) }
                cursor.advance()
            } else {
                break
            }
        }
        guard cursor.index > start else { return nil }
        return isEscaped ? name : cursor.text(from: start)
    }

    /// Reads `true`, `false`, `null`, `NaN` or `Infinity`, and reports anything else.
    mutating func readWord() -> JSON5Value {
        let place = cursor.place
        guard let word = readName() else {
            note(at: place, "\(shown(cursor.scalar)) begins no value", "write a string, a number, true, false, [ or {")
            cursor.advance()
            skipToSeparator()
            return .invalid
        }
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "NaN": return .number(.nan)
        case "Infinity": return .number(.infinity)
        default:
            note(at: place, "\(shortened(word)) is no value", "put text in quotes: \(quoted(word))")
            skipToSeparator()
            return .invalid
        }
    }
}
