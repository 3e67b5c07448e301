/// A value of the JSON Schema, its keys in the order in which they are printed.
indirect enum SchemaText {
    case object([(key: String, value: SchemaText)])
    case array([SchemaText])
    case string(String)
    case number(Double)
    case boolean(Bool)

    /// JSON with two spaces a level; what has no containers inside stands on one line.
    func write(into text: inout String, indent: Int = 0) {
        switch self {
        case .object(let members):
            Self.write(members, into: &text, indent, "{", "}") { member, text in
                Self.write(member.key, into: &text)
                text += ": "
                member.value.write(into: &text, indent: indent + 2)
            }
        case .array(let elements):
            if elements.allSatisfy(\.isPlain) {
                text += "["
                for (index, element) in elements.enumerated() {
                    if index > 0 { text += ", " }
                    element.write(into: &text)
                }
                text += "]"
            } else {
                Self.write(elements, into: &text, indent, "[", "]") { $0.write(into: &$1, indent: indent + 2) }
            }
        case .string(let string): Self.write(string, into: &text)
        case .number(let number): text += decimal(number)
        case .boolean(let truth): text += "\(truth)"
        }
    }

    private var isPlain: Bool {
        switch self {
        case .object, .array: false
        case .string, .number, .boolean: true
        }
    }

    private static func write<Element>(
        _ elements: [Element], into text: inout String, _ indent: Int, _ opener: String, _ closer: String,
        _ body: (Element, inout String) -> Void
    ) {
        guard !elements.isEmpty else {
            text += opener + closer
            return
        }
        text += opener
        for (index, element) in elements.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: " ", count: indent + 2)
            body(element, &text)
        }
        text += "\n" + String(repeating: " ", count: indent) + closer
    }

    private static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
