/// What `@Entry` stands for: a variable that is kept under a type of its own, which has the variable's first value.
package enum EntryExpansion {
    /// What of the variable is asked for.
    package enum Role: String {
        /// How it is read and written.
        case accessor
        /// The type that it is kept under.
        case peer
    }

    /// Nothing for what is no variable.
    /// - Parameter declaration: the variable as it is written, with its attributes.
    package static func text(of declaration: String, role: Role) -> String {
        guard let variable = Variable(declaration) else { return "" }
        let key = "__Key_\(variable.name)"
        switch role {
        case .accessor:
            return """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """
        case .peer:
            // Line ends keep a comment behind the value from taking the brace with it.
            let value =
                variable.type.map { "static var defaultValue: \($0) {\n        \(variable.value ?? "nil")\n    }" }
                ?? "static let defaultValue = \(variable.value ?? "nil")\n"
            return """
                private struct \(key): EnvironmentKey {
                    \(value)
                }
                """
        }
    }

    /// The parts of `var name: type = value`.
    private struct Variable {
        let name: String
        /// `nil` where the value says it.
        let type: String?
        /// `nil` where there is none.
        let value: String?

        init?(_ declaration: String) {
            let source = Array(declaration.utf8)
            let code = Array(SwiftCode(declaration).blanked.utf8)
            var place = 0
            func isPartOfName(_ byte: UInt8) -> Bool {
                byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
            func word() -> String? {
                while place < code.count, !isPartOfName(code[place]) { place += 1 }
                let start = place
                while place < code.count, isPartOfName(code[place]) { place += 1 }
                return place > start ? String(decoding: source[start..<place], as: UTF8.self) : nil
            }
            while let next = word(), next != "var" {}
            guard let found = word() else { return nil }
            name = found.filter { $0 != "`" }
            let equals = Self.equals(in: code, from: place)
            let colon = code[place..<(equals ?? code.count)].firstIndex(of: UInt8(ascii: ":"))
            func text(_ range: Range<Int>) -> String {
                var (start, end) = (range.lowerBound, range.upperBound)
                while start < end, source[start] <= 0x20 { start += 1 }
                while end > start, source[end - 1] <= 0x20 { end -= 1 }
                return String(decoding: source[start..<end], as: UTF8.self)
            }
            type = colon.map { text($0 + 1..<(equals ?? source.count)) }
            value = equals.map { text($0 + 1..<source.count) }
        }

        /// The sign between type and value, outside of all brackets.
        private static func equals(in code: [UInt8], from start: Int) -> Int? {
            var depth = 0
            for place in start..<max(start, code.count) {
                switch code[place] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: ">") where code[place - 1] != UInt8(ascii: "-"): depth -= 1
                case UInt8(ascii: "=") where depth == 0: return place
                default: break
                }
            }
            return nil
        }
    }
}
