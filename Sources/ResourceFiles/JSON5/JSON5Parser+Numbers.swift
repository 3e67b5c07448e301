extension JSON5Parser {
    /// Reads a number: decimal with an optional leading or trailing point, hexadecimal, `Infinity` or `NaN`, each with
    /// an optional sign.
    mutating func readNumber() -> JSON5Value {
        let place = cursor.place
        let start = cursor.index
        let isNegative = cursor.byte == UInt8(ascii: "-")
        if isNegative || cursor.byte == UInt8(ascii: "+") { cursor.advance() }
        let magnitude =
            if cursor.byte == UInt8(ascii: "0"), cursor.byte(ahead: 1) | 0x20 == UInt8(ascii: "x") {
                readHexadecimalNumber()
            } else if cursor.byte == UInt8(ascii: "I") || cursor.byte == UInt8(ascii: "N") {
                readNamedNumber()
            } else {
                readDecimalNumber()
            }
        guard let magnitude, !continuesNumber else {
            while continuesNumber || cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") {
                cursor.advance()
            }
            let text = shortened(cursor.text(from: start))
            note(at: place, "\(text) is no number", "write for example 12, 0.5, 1e3 or 0xFF, or put text in quotes")
            return .invalid
        }
        return .number(isNegative ? -magnitude : magnitude)
    }

    private var continuesNumber: Bool {
        cursor.byte == UInt8(ascii: ".") || (cursor.scalar.map(JSON5Cursor.continuesName) ?? false)
    }

    private mutating func readNamedNumber() -> Double? {
        switch readName() {
        case "Infinity": .infinity
        case "NaN": .nan
        default: nil
        }
    }

    private mutating func readHexadecimalNumber() -> Double? {
        cursor.advance(by: 2)
        let start = cursor.index
        var value = 0.0
        while let digit = Self.hexadecimalValue(of: cursor.byte) {
            value = value * 16 + Double(digit)
            cursor.advance(by: 1)
        }
        return cursor.index > start ? value : nil
    }

    private mutating func readDecimalNumber() -> Double? {
        var text = readDigits()
        if text.count > 1, text.hasPrefix("0") { return nil }
        var fraction = ""
        if cursor.take(UInt8(ascii: ".")) { fraction = readDigits() }
        guard !text.isEmpty || !fraction.isEmpty else { return nil }
        text = text.isEmpty ? "0" : text
        if !fraction.isEmpty { text += "." + fraction }
        if cursor.byte | 0x20 == UInt8(ascii: "e") {
            cursor.advance()
            text += "e"
            if cursor.byte == UInt8(ascii: "-") || cursor.byte == UInt8(ascii: "+") {
                text.unicodeScalars.append(Unicode.Scalar(cursor.byte))
                cursor.advance()
            }
            let exponent = readDigits()
            guard !exponent.isEmpty else { return nil }
            text += exponent
        }
        return Double(text)
    }

    private mutating func readDigits() -> String {
        let start = cursor.index
        while (0x30...0x39).contains(cursor.byte) { cursor.advance(by: 1) }
        return cursor.text(from: start)
    }
}
