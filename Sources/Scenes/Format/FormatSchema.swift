import ResourceFiles

/// What may stand for a value, as data. The reader's messages and the JSON Schema are both made from it.
indirect enum FormatSchema: Sendable {
    case text(TextRule)
    case boolean
    case number(ClosedRange<Double>, isWhole: Bool)
    case numbers([Int])
    case names([FormatName])
    case list(of: FormatSchema, count: ClosedRange<Int>)
    /// Looked up when it is needed, since objects may hold objects of their own kind.
    case object(@Sendable () -> ObjectSchema)
    /// Objects told apart by the value of the key `tag`.
    case tagged(tag: String, @Sendable () -> [ObjectSchema])
    /// Written once, under a name.
    case shared(name: String, FormatSchema)
    /// Each alternative takes another kind of value, or other strings.
    case either([FormatSchema])
}

/// A value that is written as a word.
struct FormatName: Sendable {
    let name: String
    let documentation: String?
}

/// What a string has to look like.
struct TextRule: Sendable {
    /// An ECMAScript regular expression that says the same as the reader's own check.
    let pattern: String
    /// The rule in words, after "a".
    let words: String
    /// What to write instead of a string that breaks the rule, where the words do not say it.
    var remedy: String?
}

/// One kind of object.
struct ObjectSchema: Sendable {
    /// Its name among the definitions.
    let name: String
    /// With its article, as messages name it: "an item".
    let words: String
    let documentation: String
    let keys: [KeySchema]
    let rules: [ObjectRule]
}

struct KeySchema: Sendable {
    let name: String
    let documentation: String
    let schema: FormatSchema
    let isRequired: Bool
}

/// What holds between the keys of an object.
enum ObjectRule: Sendable {
    case exactlyOne([String])
    case atLeastOne([String])
    case notTogether(String, String)
}

// MARK: - In words

extension FormatSchema {
    /// What to write, as the remedy of a message: "a number from 1 to 4".
    var words: String {
        switch self {
        case .text(let rule): "a " + rule.words
        case .boolean: "true or false"
        case .number(let range, let isWhole):
            (isWhole ? "a whole number" : "a number")
                + " from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
        case .numbers(let numbers): Self.join(numbers.map { "\($0)" })
        case .names(let names): Self.words(of: names.map(\.name))
        case .list: "a list in [ ]"
        case .object, .tagged: "an object in { }"
        case .shared(_, let schema): schema.words
        case .either(let schemas): Self.join(schemas.flatMap(\.alternatives).map(\.words))
        }
    }

    private var alternatives: [FormatSchema] {
        switch self {
        case .either(let schemas): schemas.flatMap(\.alternatives)
        case .shared(_, let schema): schema.alternatives
        default: [self]
        }
    }

    static func words(of names: [String]) -> String {
        guard names.count <= 30 else { return "one of the \(names.count) names that galley schema lists" }
        return join(names.map { "\"\($0)\"" })
    }

    private static func join(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Whether the value is of a kind that this takes, whatever it holds.
    func takesKind(of value: JSON5Value) -> Bool {
        switch (self, value) {
        case (.text, .string), (.names, .string), (.boolean, .boolean), (.number, .number), (.numbers, .number),
            (.list, .array),
            (.object, .object), (.tagged, .object):
            true
        case (.shared(_, let schema), _): schema.takesKind(of: value)
        case (.either(let schemas), _): schemas.contains { $0.takesKind(of: value) }
        default: false
        }
    }
}

/// A number as people write it: without a point when it is whole.
func decimal(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return "\(Int(value))"
}
