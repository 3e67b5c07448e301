import ResourceFiles

/// What remembers where it is written, for messages of a later stage.
protocol ScenePlaced: Sendable {
    var place: SourcePlace { get set }
}

/// How a value is written and what is made of it.
struct ValueFormat<Value>: Sendable {
    let schema: FormatSchema
    /// Gives `nil` when the value is wrong, after having told the reader why.
    let read: @Sendable (JSON5Node, inout SceneReader) -> Value?

    /// The same writing for something made of the value.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueFormat<Other> {
        ValueFormat<Other>(schema: schema) { node, reader in read(node, &reader).map(transform) }
    }

    /// Hands the value's place on as well.
    func placed<Other>(_ transform: @escaping @Sendable (Value, SourcePlace) -> Other) -> ValueFormat<Other> {
        ValueFormat<Other>(schema: schema) { node, reader in read(node, &reader).map { transform($0, node.start) } }
    }

    /// The same, written once in the schema and under a name.
    func shared(as name: String) -> Self {
        ValueFormat(schema: .shared(name: name, schema), read: read)
    }

    /// The same, its place noted.
    func placed() -> Self where Value: ScenePlaced {
        ValueFormat(schema: schema) { node, reader in
            var value = read(node, &reader)
            value?.place = node.start
            return value
        }
    }

    /// One of two writings, told apart by the kind of value they take.
    func or(_ other: Self) -> Self {
        var schemas: [FormatSchema] = []
        for schema in [schema, other.schema] {
            if case .either(let parts) = schema { schemas += parts } else { schemas.append(schema) }
        }
        let both = FormatSchema.either(schemas)
        return ValueFormat(schema: both) { node, reader in
            if schema.takesKind(of: node.value) { return read(node, &reader) }
            if other.schema.takesKind(of: node.value) { return other.read(node, &reader) }
            reader.noteKind(of: node, expecting: both)
            return nil
        }
    }
}

// MARK: - Plain values

extension ValueFormat where Value == String {
    /// Any text. U+0000 is refused, since it ends a text for the libraries that set it.
    static let string = text(TextRule(pattern: #"^[^\u0000]*$"#, words: "string", remedy: "a string without U+0000")) {
        text in
        !text.utf8.contains(0)
    }

    static func text(_ rule: TextRule, check: @escaping @Sendable (String) -> Bool) -> Self {
        let schema = FormatSchema.text(rule)
        return ValueFormat(schema: schema) { node, reader in
            guard case .string(let text) = node.value else {
                reader.noteStringKind(of: node, expecting: schema)
                return nil
            }
            guard check(text) else {
                reader.note(
                    at: node.start, "\(reader.subject) is \(quoted(text))", "give \(rule.remedy ?? schema.words)")
                return nil
            }
            return text
        }
    }
}

extension SceneReader {
    /// Reports what stands in a string's place; a number or a word often lacks its quotes alone.
    mutating func noteStringKind(of node: JSON5Node, expecting schema: FormatSchema) {
        let word: String
        switch node.value {
        case .number(let number): word = decimal(number)
        case .boolean(let truth): word = "\(truth)"
        default: return noteKind(of: node, expecting: schema)
        }
        note(at: node.start, "\(subject) is \(node.value.kind)", "give a string: \"\(word)\"")
    }
}

extension ValueFormat where Value == Bool {
    static let boolean = ValueFormat(schema: .boolean) { node, reader in
        if case .boolean(let truth) = node.value { return truth }
        reader.noteKind(of: node, expecting: .boolean)
        return nil
    }
}

extension ValueFormat where Value == Double {
    static func number(_ range: ClosedRange<Double>) -> Self { number(range, isWhole: false) }

    fileprivate static func number(_ range: ClosedRange<Double>, isWhole: Bool) -> Self {
        let schema = FormatSchema.number(range, isWhole: isWhole)
        return ValueFormat(schema: schema) { node, reader in
            guard case .number(let number) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            guard range.contains(number), !isWhole || number == number.rounded() else {
                reader.note(at: node.start, "\(reader.subject) is \(decimal(number))", "give \(schema.words)")
                return nil
            }
            return number
        }
    }
}

extension ValueFormat where Value == Int {
    static func whole(_ range: ClosedRange<Int>) -> Self {
        ValueFormat<Double>.number(Double(range.lowerBound)...Double(range.upperBound), isWhole: true).map { Int($0) }
    }

    static func whole(oneOf numbers: [Int]) -> Self {
        let schema = FormatSchema.numbers(numbers)
        return ValueFormat(schema: schema) { node, reader in
            guard case .number(let given) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            if let number = numbers.first(where: { Double($0) == given }) { return number }
            reader.note(at: node.start, "\(reader.subject) is \(decimal(given))", "give \(schema.words)")
            return nil
        }
    }
}

// MARK: - Words

/// Words and what they stand for; the third part says what the word does not say itself.
typealias NameTable<Value> = [(name: String, value: Value, documentation: String?)]

/// A value that is written as one of a few words: the case names of a UIKit enumeration.
protocol NamedValue: RawRepresentable<String>, CaseIterable, Sendable {
    /// What it means, where the word does not say it.
    var documentation: String? { get }
}

extension NamedValue {
    var documentation: String? { nil }
}

extension ValueFormat where Value: NamedValue {
    static var name: Self {
        .name(of: Value.allCases.map { ($0.rawValue, $0, $0.documentation) })
    }
}

extension ValueFormat where Value: Sendable {
    /// One of the words of a table.
    static func name(of table: NameTable<Value>) -> Self {
        let names = table.map(\.name)
        let values = Dictionary(table.map { ($0.name, $0.value) }) { first, _ in first }
        let schema = FormatSchema.names(table.map { FormatName(name: $0.name, documentation: $0.documentation) })
        return ValueFormat(schema: schema) { node, reader in
            guard case .string(let word) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            if let value = values[word] { return value }
            reader.noteUnknown(word, at: node.start, among: names)
            return nil
        }
    }
}

// MARK: - Lists

extension ValueFormat {
    static func list<Element>(of element: ValueFormat<Element>, count: ClosedRange<Int> = 0...1_000_000) -> Self
    where Value == [Element] {
        let schema = FormatSchema.list(of: element.schema, count: count)
        return ValueFormat(schema: schema) { node, reader in
            guard case .array(let nodes) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            guard count.contains(nodes.count) else {
                reader.note(
                    at: node.start, "\(reader.subject) has \(nodes.count) elements",
                    "give \(count.lowerBound) to \(count.upperBound)")
                return nil
            }
            var values: [Element] = []
            values.reserveCapacity(nodes.count)
            for node in nodes {
                if let value = element.read(node, &reader) { values.append(value) }
            }
            return values
        }
    }
}
