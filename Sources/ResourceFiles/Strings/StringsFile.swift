import Foundation

/// Reads `.strings`: `"key" = "value";` with comments, in UTF-8 or UTF-16.
package struct StringsFile {
    private var scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1
    private var faults: [SourceFault] = []
    private var texts: [String: LocalizedText] = [:]

    private static let faultLimit = 100

    /// - Throws: every fault, each with its place.
    package static func read(_ bytes: [UInt8], file: String) throws(SourceError) -> [String: LocalizedText] {
        guard let text = decoded(bytes) else {
            throw .unreadable(file: file, problem: "this is no text", remedy: "save it as UTF-8 or UTF-16")
        }
        var reader = StringsFile(scalars: Array(text.unicodeScalars))
        reader.readEntries()
        guard reader.faults.isEmpty else { throw .faults(SourceFault.told(reader.faults), file: file) }
        return reader.texts
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    static func decoded(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            guard bytes.count.isMultiple(of: 2) else { return nil }
            var units: [UInt16] = []
            for place in stride(from: 2, to: bytes.count, by: 2) {
                let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                units.append(isLittle ? second << 8 | first : first << 8 | second)
            }
            return String(validating: units, as: UTF16.self)
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        return String(validating: body, as: UTF8.self)
    }

    private var place: SourcePlace { SourcePlace(line: line, column: column) }
    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
        guard index < scalars.count else { return }
        if scalars[index] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private mutating func note(_ problem: String, _ remedy: String) {
        faults.append(SourceFault(at: place, problem, remedy))
    }

    private mutating func readEntries() {
        skipSpace()
        while current != nil, faults.count < Self.faultLimit {
            let known = faults.count
            readEntry()
            if faults.count > known { recover() }
            skipSpace()
        }
    }

    private mutating func readEntry() {
        guard let key = readWord() else { return note("\(shown(current)) is no key", "write \"key\" = \"value\";") }
        skipSpace()
        var value = key
        if current == "=" {
            advance()
            skipSpace()
            guard let word = readWord() else {
                return note("\(shown(current)) is no value", "write \"key\" = \"value\";")
            }
            value = word
            skipSpace()
        }
        guard current == ";" else { return note("a semicolon is missing", "end the line above with ;") }
        advance()
        texts[key] = .text(value)
    }

    /// Goes on behind the next semicolon or at the next line.
    private mutating func recover() {
        while let scalar = current, scalar != ";", scalar != "\n" { advance() }
        advance()
    }

    private mutating func skipSpace() {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while let scalar = current, scalar != "\n" { _ = scalar; advance() }
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = place
        advance()
        advance()
        while index < scalars.count {
            if scalars[index] == "*", index + 1 < scalars.count, scalars[index + 1] == "/" {
                advance()
                advance()
                return
            }
            advance()
        }
        faults.append(SourceFault(at: start, "this comment does not end", "end it with */"))
    }

    /// A text in quotes, or a plain word.
    private mutating func readWord() -> String? {
        guard let first = current else { return nil }
        if first == "\"" { return readQuoted() }
        var word = ""
        while let scalar = current,
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-$/:".unicodeScalars.contains(scalar)
        {
            word.unicodeScalars.append(scalar)
            advance()
        }
        return word.isEmpty ? nil : word
    }

    private mutating func readQuoted() -> String? {
        let start = place
        advance()
        var units: [UInt16] = []
        while let scalar = current {
            advance()
            switch scalar {
            case "\"": return String(decoding: units, as: UTF16.self)
            case "\\": readEscape(into: &units)
            default: units += Array(UTF16.encode(scalar).map { Array($0) } ?? [])
            }
        }
        faults.append(SourceFault(at: start, "this text does not end", "end it with a quotation mark"))
        return ""
    }

    private mutating func readEscape(into units: inout [UInt16]) {
        guard let scalar = current else { return }
        let start = place
        advance()
        switch scalar {
        case "n": units.append(10)
        case "t": units.append(9)
        case "r": units.append(13)
        case "0": break
        case "U", "u":
            var value: UInt16 = 0
            var count = 0
            while count < 4, let digit = current.flatMap({ Character($0).hexDigitValue }) {
                value = value << 4 | UInt16(digit)
                count += 1
                advance()
            }
            if count == 4 {
                units.append(value)
            } else {
                faults.append(SourceFault(at: start, "\\U lacks its digits", "give four of them, as in \\U00e9"))
            }
        default: units += Array(UTF16.encode(scalar).map { Array($0) } ?? [])
        }
    }
}
