import ResourceFiles

/// How an object is written, key by key, and what is made of it.
struct ObjectFormat<Root: Sendable>: Sendable {
    let schema: ObjectSchema
    private let fields: [Field<Root>]
    private let places: [String: Int]
    private let makeEmpty: @Sendable () -> Root

    /// `name` is its name among the schema's definitions; `words` the one in messages, with its article.
    init(
        _ name: String, _ words: String, _ documentation: String, rules: [ObjectRule] = [],
        empty: @escaping @Sendable () -> Root, fields: [Field<Root>]
    ) {
        self.fields = fields
        makeEmpty = empty
        places = Dictionary(fields.enumerated().map { ($1.schema.name, $0) }) { first, _ in first }
        schema = ObjectSchema(
            name: name, words: words, documentation: documentation, keys: fields.map(\.schema), rules: rules)
    }

    func read(_ object: JSON5Object, at place: SourcePlace, _ reader: inout SceneReader) -> Root? {
        var root = makeEmpty()
        var isComplete = true
        for member in object.members {
            guard let index = places[member.key] else {
                reader.note(
                    at: member.keyPlace, "\(schema.words) has no key \(quoted(member.key))",
                    SceneReader.proposal(for: member.key, among: fields.map(\.schema.name)))
                continue
            }
            let isRead = reader.within(member.key) { fields[index].read(member.node, &$0, &root) }
            if !isRead, fields[index].schema.isRequired { isComplete = false }
        }
        if !object.isDamaged, !checkKeys(of: object, at: place, &reader) { isComplete = false }
        return isComplete ? root : nil
    }

    /// Whether the keys that have to be there are there, and together as the rules say.
    private func checkKeys(of object: JSON5Object, at place: SourcePlace, _ reader: inout SceneReader) -> Bool {
        let known = reader.faults.count
        for field in fields where field.schema.isRequired && object[field.schema.name] == nil {
            reader.note(
                at: place, "\(schema.words) lacks \"\(field.schema.name)\"", "give it \(field.schema.schema.words)")
        }
        for rule in schema.rules {
            if let (problem, remedy) = rule.fault(in: object) {
                reader.note(at: place, "\(schema.words) \(problem)", remedy)
            }
        }
        return reader.faults.count == known
    }
}

/// One key of an object.
struct Field<Root>: Sendable {
    let schema: KeySchema
    /// Gives whether the value was right.
    let read: @Sendable (JSON5Node, inout SceneReader, inout Root) -> Bool

    init<Value>(
        _ name: String, _ property: any WritableKeyPath<Root, Value?> & Sendable, _ format: ValueFormat<Value>,
        isRequired: Bool = false, _ documentation: String
    ) {
        schema = KeySchema(name: name, documentation: documentation, schema: format.schema, isRequired: isRequired)
        read = { node, reader, root in
            guard let value = format.read(node, &reader) else { return false }
            root[keyPath: property] = value
            return true
        }
    }

    /// For a property that has a value even when the key is left out.
    init<Value>(
        _ name: String, _ property: any WritableKeyPath<Root, Value> & Sendable, _ format: ValueFormat<Value>,
        isRequired: Bool = false, _ documentation: String
    ) {
        schema = KeySchema(name: name, documentation: documentation, schema: format.schema, isRequired: isRequired)
        read = { node, reader, root in
            guard let value = format.read(node, &reader) else { return false }
            root[keyPath: property] = value
            return true
        }
    }

    private init(schema: KeySchema, read: @escaping @Sendable (JSON5Node, inout SceneReader, inout Root) -> Bool) {
        self.schema = schema
        self.read = read
    }

    /// The same key in an object that holds this one's values in a part of it.
    func within<Outer>(_ part: any WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
        Field<Outer>(schema: schema) { node, reader, outer in read(node, &reader, &outer[keyPath: part]) }
    }
}

extension ObjectRule {
    /// What is wrong and what would be right, or `nil` when the rule is kept.
    func fault(in object: JSON5Object) -> (problem: String, remedy: String)? {
        switch self {
        case .exactlyOne(let keys), .atLeastOne(let keys):
            let given = keys.filter { object[$0] != nil }
            if given.isEmpty { return ("has none of its keys", "give \(FormatSchema.words(of: keys))") }
            guard case .exactlyOne = self, given.count > 1 else { return nil }
            return ("has both \"\(given[0])\" and \"\(given[1])\"", "keep one of them")
        case .notTogether(let first, let second):
            guard object[first] != nil, object[second] != nil else { return nil }
            return ("has both \"\(first)\" and \"\(second)\"", "keep one of them")
        }
    }
}

// MARK: - Objects as values

extension ValueFormat where Value: Sendable {
    static func object(_ format: @autoclosure @escaping @Sendable () -> ObjectFormat<Value>) -> Self {
        object(of: format)
    }

    private static func object(of format: @escaping @Sendable () -> ObjectFormat<Value>) -> Self {
        let schema = FormatSchema.object { format().schema }
        return ValueFormat(schema: schema) { node, reader in
            guard case .object(let object) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            return format().read(object, at: node.start, &reader)
        }
    }

    static func object(_ format: @autoclosure @escaping @Sendable () -> ObjectFormat<Value>) -> Self
    where Value: ScenePlaced {
        object(of: format).placed()
    }

    /// Objects of several kinds; the word under the key `tag` says of which.
    static func tagged(
        _ tag: String, _ formats: @autoclosure @escaping @Sendable () -> [(name: String, format: ObjectFormat<Value>)]
    ) -> Self {
        let schema = FormatSchema.tagged(tag: tag) { formats().map(\.format.schema) }
        return ValueFormat(schema: schema) { node, reader in
            guard case .object(let object) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            let formats = formats()
            let names = formats.map(\.name)
            guard let word = object[tag] else {
                if !object.isDamaged {
                    reader.note(
                        at: node.start, "the object lacks \"\(tag)\"", "give it \(FormatSchema.words(of: names))")
                }
                return nil
            }
            guard case .string(let name) = word.value else {
                reader.within(tag) {
                    $0.noteKind(of: word, expecting: .names(names.map { FormatName(name: $0, documentation: nil) }))
                }
                return nil
            }
            guard let format = formats.first(where: { $0.name == name })?.format else {
                reader.within(tag) { $0.noteUnknown(name, at: word.start, among: names) }
                return nil
            }
            return format.read(object, at: node.start, &reader)
        }
    }
}
