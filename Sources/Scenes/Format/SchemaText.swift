/// A value of the JSON Schema, its keys in the order in which they are printed.
indirect enum SchemaText {
    case object([(key: String, value: SchemaText)])
    case array([SchemaText])
    case string(String)
    case number(Double)
    case boolean(Bool)

    /// JSON with two spaces a level; what has no containers inside stands on one line.
    func print(into text: inout String, indent: Int = 0) {
        switch self {
        case .object(let members):
            Self.print(members, into: &text, indent, "{", "}") { member, text in
                Self.print(member.key, into: &text)
                text += ": "
                member.value.print(into: &text, indent: indent + 2)
            }
        case .array(let elements):
            if elements.allSatisfy(\.isPlain) {
                text += "["
                for (index, element) in elements.enumerated() {
                    if index > 0 { text += ", " }
                    element.print(into: &text)
                }
                text += "]"
            } else {
                Self.print(elements, into: &text, indent, "[", "]") { $0.print(into: &$1, indent: indent + 2) }
            }
        case .string(let string): Self.print(string, into: &text)
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

    private static func print<Element>(
        _ elements: [Element], into text: inout String, _ indent: Int, _ opener: String, _ closer: String,
        _ print: (Element, inout String) -> Void
    ) {
        guard !elements.isEmpty else {
            text += opener + closer
            return
        }
        text += opener
        for (index, element) in elements.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: " ", count: indent + 2)
            print(element, &text)
        }
        text += "\n" + String(repeating: " ", count: indent) + closer
    }

    private static func print(_ string: String, into text: inout String) {
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
