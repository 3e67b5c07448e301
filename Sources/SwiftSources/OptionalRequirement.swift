/// A method or property that a type may leave out.
struct OptionalRequirement {
    let name: String
    let isMethod: Bool
    /// Of a method: from `func` to the bracket that closes its parameters; of a property: `var name`.
    private let head: String
    /// What stands between a method's parameters and its result.
    private let effects: String
    /// `nil` without one.
    private let result: String?
    private let arguments: [String]
    private let isSettable: Bool

    init?(_ scan: CodeScan, _ range: Range<Int>) {
        let keyword = scan.word(at: range.lowerBound)
        let nameStart = scan.skipSpace(range.lowerBound + keyword.utf8.count)
        name = scan.word(at: nameStart)
        let nameEnd = nameStart + name.utf8.count
        guard !name.isEmpty else { return nil }
        switch keyword {
        case "func":
            guard let open = scan.code[nameEnd..<range.upperBound].firstIndex(of: UInt8(ascii: "(")) else { return nil }
            let close = scan.closing(open)
            isMethod = true
            isSettable = false
            head = scan.text(range.lowerBound..<close)
            let rest = scan.text(close..<range.upperBound)
            let arrow = rest.firstRange(of: "->")
            effects = Self.trimmed(rest[..<(arrow?.lowerBound ?? rest.endIndex)])
            result = arrow.map { Self.trimmed(rest[$0.upperBound...]) }
            arguments = Self.arguments(scan.text(open + 1..<close - 1))
        case "var":
            guard let colon = scan.code[nameEnd..<range.upperBound].firstIndex(of: UInt8(ascii: ":")),
                let brace = scan.code[colon..<range.upperBound].firstIndex(of: UInt8(ascii: "{"))
            else { return nil }
            isMethod = false
            isSettable = scan.text(brace..<range.upperBound).split { !$0.isLetter }.contains("set")
            head = "var \(name)"
            effects = ""
            result = Self.trimmed(scan.text(colon + 1..<brace)[...])
            arguments = []
        default: return nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What a method hands on to one with the same parameters.
    private static func arguments(_ parameters: String) -> [String] {
        var depth = 0
        let parts = parameters.split { character in
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { part in
            let words = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
            let mark = part.split { !$0.isLetter }.contains("inout") ? "&" : ""
            guard let label = words.first, let local = words.last else { return "" }
            return label == "_" ? "\(mark)\(local)" : "\(label): \(mark)\(local)"
        }
    }

    // MARK: What it becomes

    private var isVoid: Bool { result == nil || result == "Void" || result == "()" }
    /// Whether its result has a value for what is not there.
    var isOptionalAlready: Bool { isVoid || result.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true }

    private var throwing: String {
        effects.contains("throws") ? effects : effects.isEmpty ? "throws" : "\(effects) throws"
    }
    private var awaiting: String { effects.contains("async") ? "await " : "" }
    private var value: String { result ?? "Void" }

    /// What stands in the protocol.
    var declaration: String {
        guard isMethod else {
            let setter = isSettable && isOptionalAlready ? " set" : ""
            return isOptionalAlready
                ? "\(head): \(value) { get\(setter) }" : "@_disfavoredOverload \(head): \(value) { get throws }"
        }
        if isVoid { return "\(head) \(effects)" }
        return isOptionalAlready
            ? "\(head) \(effects) -> \(value)" : "@_disfavoredOverload \(head) \(throwing) -> \(value)"
    }

    /// What stands in the protocol's extension.
    var defaults: [String] {
        let absent = "throw CancellationError()"
        guard isMethod else {
            let setter = isSettable ? " set {}" : ""
            return isOptionalAlready
                ? ["\(head): \(value) { get { nil }\(setter) }"]
                : ["@_disfavoredOverload \(head): \(value) { get throws { \(absent) } }"]
        }
        if isVoid { return ["\(head) \(effects) {}"] }
        if isOptionalAlready { return ["\(head) \(effects) -> \(value) { nil }"] }
        let call = "\(name)(\(arguments.joined(separator: ", ")))"
        let kept = effects.contains("async") ? "async" : ""
        return [
            "@_disfavoredOverload \(head) \(throwing) -> \(value) { \(absent) }",
            "\(head) \(kept) -> (\(value))? { try? \(awaiting)(\(call) as \(value)) }",
        ]
    }

    /// What stands in the extension of the protocol's parent: properties of one name and two types need two places.
    func asked(of whole: String) -> String? {
        guard !isMethod, !isOptionalAlready else { return nil }
        return "\(head): (\(value))? { guard let whole = self as? any \(whole) else { return nil }; "
            + "return try? (whole.\(name) as \(value)) }"
    }
}
