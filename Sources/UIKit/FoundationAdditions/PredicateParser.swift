import Foundation

/// Reads a predicate's words.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case sign(String)
        /// What stands for an argument: `%K` is a key.
        case argument(isKey: Bool)
    }

    private var tokens: [Token] = []
    private var place = 0
    private var arguments: [Any]
    private var hasFault = false

    init(_ words: String, _ arguments: [Any]) {
        self.arguments = arguments
        guard let tokens = Self.tokens(of: words) else {
            hasFault = true
            return
        }
        self.tokens = tokens
    }

    /// `nil` for words that are no predicate.
    mutating func parse() -> PredicateTest? {
        guard !hasFault, let test = disjunction(), place == tokens.count else { return nil }
        return test
    }

    // MARK: Words

    private static func tokens(of words: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(words)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                rest.removeFirst()
                guard let end = rest.firstIndex(of: first) else { return nil }
                tokens.append(.text(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                rest.removeFirst()
                let letters = rest.prefix { "@KdDiuUfFgGeEslhqcx".contains($0) }
                guard !letters.isEmpty else { return nil }
                tokens.append(.argument(isKey: letters == "K"))
                rest = rest.dropFirst(letters.count)
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || "_@#$".contains(first) {
                let letters = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
                tokens.append(.word(String(letters)))
                rest = rest.dropFirst(letters.count)
            } else {
                let long = rest.prefix(2)
                let known = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(String(long))
                tokens.append(.sign(String(known ? long : rest.prefix(1))))
                rest = rest.dropFirst(known ? 2 : 1)
            }
        }
        return tokens
    }

    private var next: Token? { tokens.indices.contains(place) ? tokens[place] : nil }

    private mutating func take(_ sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        place += 1
        return true
    }

    private mutating func take(word: String...) -> Bool {
        guard case .word(let own)? = next, word.contains(own.uppercased()) else { return false }
        place += 1
        return true
    }

    // MARK: Parts

    private mutating func disjunction() -> PredicateTest? {
        guard let first = conjunction() else { return nil }
        var tests = [first]
        while take("||") || take(word: "OR") {
            guard let other = conjunction() else { return nil }
            tests.append(other)
        }
        return tests.count == 1 ? first : .any(tests)
    }

    private mutating func conjunction() -> PredicateTest? {
        guard let first = negation() else { return nil }
        var tests = [first]
        while take("&&") || take(word: "AND") {
            guard let other = negation() else { return nil }
            tests.append(other)
        }
        return tests.count == 1 ? first : .all(tests)
    }

    private mutating func negation() -> PredicateTest? {
        if take("!") || take(word: "NOT") { return negation().map { .not($0) } }
        if take(word: "TRUEPREDICATE") { return .always(true) }
        if take(word: "FALSEPREDICATE") { return .always(false) }
        if take("(") {
            guard let inner = disjunction(), take(")") else { return nil }
            return inner
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateTest? {
        let quantity: PredicateTest.Quantity =
            take(word: "ANY", "SOME") ? .any : take(word: "ALL") ? .all : take(word: "NONE") ? .none : .one
        guard let left = operand(), let comparison = relation() else { return nil }
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters)? = next else { return nil }
            place += 1
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            guard take("]") else { return nil }
        }
        guard let right = operand() else { return nil }
        return .comparison(left, comparison, right, ignoring: options, quantity)
    }

    private mutating func relation() -> PredicateTest.Comparison? {
        guard let token = next else { return nil }
        place += 1
        switch token {
        case .sign("="): return .equal
        case .sign("<>"): return .notEqual
        case .sign("=<"): return .lessOrEqual
        case .sign("=>"): return .greaterOrEqual
        case .sign(let sign): return PredicateTest.Comparison(rawValue: sign)
        case .word(let word): return PredicateTest.Comparison(rawValue: word.uppercased())
        default: return nil
        }
    }

    private mutating func operand() -> PredicateTest.Operand? {
        guard let token = next else { return nil }
        place += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .argument(let isKey):
            guard !arguments.isEmpty else { return nil }
            let argument = arguments.removeFirst()
            return isKey ? path("\(argument)") : .value(argument)
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            default: return path(word)
            }
        case .sign("{"): return list()
        case .sign: return nil
        }
    }

    private func path(_ keys: String) -> PredicateTest.Operand { .path(keys.split(separator: ".").map(String.init)) }

    private mutating func list() -> PredicateTest.Operand? {
        var operands: [PredicateTest.Operand] = []
        while !take("}") {
            guard let operand = operand() else { return nil }
            operands.append(operand)
            _ = take(",")
        }
        return .list(operands)
    }
}
