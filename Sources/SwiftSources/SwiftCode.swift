/// Swift source, told apart into code, comments and the text of string literals.
package struct SwiftCode {
    /// The source with a space for each byte of comments and of literals' text, so that places stay what they are. Line
    /// ends stay, and so do literals' quotation marks and what stands inside of interpolations.
    package let blanked: String

    package init(_ source: String) {
        var scan = Scan(bytes: Array(source.utf8))
        scan.code(until: nil)
        blanked = String(decoding: scan.bytes, as: UTF8.self)
    }

    /// Goes through the bytes once and blanks on the way.
    private struct Scan {
        var bytes: [UInt8]
        private var place = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func byte(_ offset: Int = 0) -> UInt8? {
            place + offset < bytes.count ? bytes[place + offset] : nil
        }

        private func isAhead(_ text: String) -> Bool {
            bytes.dropFirst(place).starts(with: text.utf8)
        }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where place < bytes.count {
                if bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
                    bytes[place] = UInt8(ascii: " ")
                }
                place += 1
            }
        }

        /// Code up to the closing bracket of an interpolation, or to the end.
        mutating func code(until end: UInt8?) {
            var depth = 0
            while let next = byte() {
                switch next {
                case UInt8(ascii: "/") where isAhead("//"): lineComment()
                case UInt8(ascii: "/") where isAhead("/*"): blockComment()
                case UInt8(ascii: "\""): literal(hashes: 0)
                case UInt8(ascii: "#"): hashes()
                case UInt8(ascii: "`"): escapedName()
                case UInt8(ascii: "(") where end != nil:
                    depth += 1
                    place += 1
                case UInt8(ascii: ")") where end != nil:
                    place += 1
                    if depth == 0 { return }
                    depth -= 1
                default: place += 1
                }
            }
        }

        private mutating func lineComment() {
            while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { blank() }
        }

        /// Comments of this kind stand inside one another.
        private mutating func blockComment() {
            var depth = 0
            repeat {
                if isAhead("/*") {
                    depth += 1
                    blank(2)
                } else if isAhead("*/") {
                    depth -= 1
                    blank(2)
                } else {
                    blank()
                }
            } while depth > 0 && place < bytes.count
        }

        private mutating func escapedName() {
            place += 1
            while let next = byte(), next != UInt8(ascii: "\n") {
                place += 1
                if next == UInt8(ascii: "`") { return }
            }
        }

        /// A raw literal, an extended regular expression, or a directive or macro.
        private mutating func hashes() {
            var count = 0
            while byte(count) == UInt8(ascii: "#") { count += 1 }
            switch byte(count) {
            case UInt8(ascii: "\""):
                place += count
                literal(hashes: count)
            case UInt8(ascii: "/"): regularExpression(hashes: count)
            default: place += count
            }
        }

        private mutating func regularExpression(hashes: Int) {
            blank(hashes + 1)
            while place < bytes.count {
                if byte() == UInt8(ascii: "/"), (1...hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") }) {
                    return blank(hashes + 1)
                }
                blank(byte() == UInt8(ascii: "\\") ? 2 : 1)
            }
        }

        private mutating func literal(hashes: Int) {
            let isMultiline = isAhead("\"\"\"")
            let marks = isMultiline ? 3 : 1
            place += marks
            while let next = byte() {
                if next == UInt8(ascii: "\""), closes(marks, hashes) {
                    place += marks + hashes
                    return
                }
                if next == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                    escape(hashes)
                } else if !isMultiline, next == UInt8(ascii: "\n") {
                    // Never closed; the compiler says so.
                    return
                } else {
                    blank()
                }
            }
        }

        private func closes(_ marks: Int, _ hashes: Int) -> Bool {
            (0..<marks).allSatisfy { byte($0) == UInt8(ascii: "\"") }
                && (0..<hashes).allSatisfy { byte(marks + $0) == UInt8(ascii: "#") }
        }

        private mutating func escape(_ hashes: Int) {
            guard byte(1 + hashes) == UInt8(ascii: "(") else { return blank(hashes + 2) }
            place += hashes + 2
            code(until: UInt8(ascii: ")"))
        }
    }
}
