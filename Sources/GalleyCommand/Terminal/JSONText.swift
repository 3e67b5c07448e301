import Galley

/// JSON of flat records, keys in the order given.
enum JSONText {
    enum Value {
        case text(String)
        case number(Double)
        case flag(Bool)
        case none

        fileprivate var json: String {
            switch self {
            case .text(let text): JSONWords.quoted(text)
            case .number(let number): JSONWords.number(number)
            case .flag(let flag): flag ? "true" : "false"
            case .none: "null"
            }
        }
    }

    static func record(_ members: KeyValuePairs<String, Value>) -> String {
        "{ " + members.map { "\(JSONWords.quoted($0)): \($1.json)" }.joined(separator: ", ") + " }"
    }

    /// One record a line.
    static func list(_ records: [String]) -> String {
        guard !records.isEmpty else { return "[]\n" }
        return "[\n" + records.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
    }
}
