import ResourceFiles
import Scenes

/// Checks values against the part of JSON Schema 2020-12 that the scene schema uses. An unknown keyword fails, so that
/// the schema cannot come to use more than is checked.
struct SchemaValidator {
    let schema: JSON5Node
    private let definitions: [String: JSON5Node]
    private let expressions: [String: Regex<AnyRegexOutput>]

    init(_ text: String) throws {
        let parsed = JSON5Parser.parse(Array(text.utf8))
        guard parsed.faults.isEmpty, let schema = parsed.root else { throw Problem.unreadable }
        self.schema = schema
        var definitions: [String: JSON5Node] = [:]
        for member in schema["$defs"]?.members ?? [] { definitions["#/$defs/" + member.key] = member.node }
        self.definitions = definitions
        var expressions: [String: Regex<AnyRegexOutput>] = [:]
        for pattern in Self.patterns(in: schema) { expressions[pattern] = try Regex(pattern) }
        self.expressions = expressions
    }

    enum Problem: Error { case unreadable }

    func accepts(_ node: JSON5Node) -> Bool { check(node, schema) }

    /// Every key of every kind of object, as `definition.key`.
    var keys: [String] {
        definitions.flatMap { name, definition in
            (definition["properties"]?.members ?? []).map { "\(name.dropFirst("#/$defs/".count)).\($0.key)" }
        }
    }

    private static func patterns(in node: JSON5Node) -> [String] {
        switch node.value {
        case .object(let object):
            object.members.flatMap { member -> [String] in
                if member.key == "pattern", case .string(let text) = member.node.value { return [text] }
                return patterns(in: member.node)
            }
        case .array(let nodes): nodes.flatMap { patterns(in: $0) }
        default: []
        }
    }

    private func check(_ node: JSON5Node, _ schema: JSON5Node) -> Bool {
        schema.members.allSatisfy { check(node, $0.key, $0.node, in: schema) }
    }

    private func check(_ node: JSON5Node, _ keyword: String, _ rule: JSON5Node, in schema: JSON5Node) -> Bool {
        switch keyword {
        case "$schema", "title", "description", "$defs", "properties": return true
        case "$ref": return definitions[rule.string ?? ""].map { check(node, $0) } ?? false
        case "type": return node.isOf(type: rule.string ?? "")
        case "enum": return rule.elements.contains { $0.equals(node) }
        case "const": return rule.equals(node)
        case "pattern":
            guard let text = node.string, let expression = expressions[rule.string ?? ""] else { return true }
            return text.wholeMatch(of: expression) != nil
        case "minimum": return (node.number ?? 0) >= (rule.number ?? 0) || node.number == nil
        case "maximum": return (node.number ?? 0) <= (rule.number ?? 0) || node.number == nil
        case "items": return node.elements.allSatisfy { check($0, rule) }
        case "minItems": return !node.isArray || Double(node.elements.count) >= rule.number ?? 0
        case "maxItems": return !node.isArray || Double(node.elements.count) <= rule.number ?? 0
        case "oneOf": return rule.elements.count { check(node, $0) } == 1
        case "anyOf": return rule.elements.contains { check(node, $0) }
        case "allOf": return rule.elements.allSatisfy { check(node, $0) }
        case "not": return !check(node, rule)
        case "required": return rule.elements.allSatisfy { node[$0.string ?? ""] != nil }
        case "additionalProperties":
            let known = schema["properties"]?.members ?? []
            return node.members.allSatisfy { member in
                known.first { $0.key == member.key }.map { check(member.node, $0.node) } ?? false
            }
        default: return false
        }
    }
}

extension JSON5Node {
    var members: [JSON5Object.Member] { if case .object(let object) = value { object.members } else { [] } }
    var elements: [JSON5Node] { if case .array(let nodes) = value { nodes } else { [] } }
    var string: String? { if case .string(let text) = value { text } else { nil } }
    var number: Double? { if case .number(let number) = value { number } else { nil } }
    var isArray: Bool { if case .array = value { true } else { false } }

    subscript(key: String) -> JSON5Node? { members.first { $0.key == key }?.node }

    func isOf(type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .boolean), ("null", .null): true
        case ("number", .number(let number)): number.isFinite
        case ("integer", .number(let number)): number.isFinite && number == number.rounded()
        default: false
        }
    }

    /// Among strings and numbers.
    func equals(_ other: JSON5Node) -> Bool {
        if let string { return string == other.string }
        return number != nil && number == other.number
    }

    /// The value as JSON, or as JSON5 where a number needs it.
    var text: String {
        switch value {
        case .null, .invalid: "null"
        case .boolean(let truth): "\(truth)"
        case .number(let number): number.isNaN ? "NaN" : number == .infinity ? "Infinity" : "\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let nodes): "[" + nodes.map(\.text).joined(separator: ",") + "]"
        case .object(let object):
            "{" + object.members.map { Self.quoted($0.key) + ":" + $0.node.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0": quoted += "\\u0000"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
