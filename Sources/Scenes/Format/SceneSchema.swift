/// The JSON Schema of scene documents.
package enum SceneSchema {
    /// JSON Schema 2020-12, the same text on every call; ends with a line break.
    package static func text() -> String {
        var writer = SchemaWriter()
        let root = writer.reference(to: SceneDocument.format.schema)
        let schema = SchemaText.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("Galley scene")),
            root,
            ("$defs", .object(writer.finishedDefinitions())),
        ])
        var text = ""
        schema.write(into: &text)
        return text + "\n"
    }
}

/// Writes each kind of object once, under its name.
private struct SchemaWriter {
    private typealias Member = (key: String, value: SchemaText)

    private var definitions: [String: SchemaText] = [:]

    mutating func finishedDefinitions() -> [(key: String, value: SchemaText)] {
        definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    mutating func reference(to object: ObjectSchema) -> (key: String, value: SchemaText) {
        if definitions[object.name] == nil {
            definitions[object.name] = .boolean(true)  // an object of its own kind inside needs the name alone
            definitions[object.name] = definition(of: object)
        }
        return ("$ref", .string("#/$defs/" + object.name))
    }

    private mutating func definition(of object: ObjectSchema) -> SchemaText {
        var properties: [Member] = []
        for key in object.keys {
            let members = members(of: key.schema)
            properties.append((key.name, .object([("description", .string(key.documentation))] + members)))
        }
        var definition: [Member] = [
            ("description", .string(object.documentation)), ("type", .string("object")),
            ("properties", .object(properties)),
        ]
        let required = object.keys.filter(\.isRequired).map { SchemaText.string($0.name) }
        if !required.isEmpty { definition.append(("required", .array(required))) }
        let rules = object.rules.map { SchemaText.object([member(for: $0)]) }
        if !rules.isEmpty { definition.append(("allOf", .array(rules))) }
        definition.append(("additionalProperties", .boolean(false)))
        return .object(definition)
    }

    private func member(for rule: ObjectRule) -> Member {
        func required(_ keys: [String]) -> SchemaText { .object([("required", .array(keys.map { .string($0) }))]) }
        switch rule {
        case .exactlyOne(let keys): return ("oneOf", .array(keys.map { required([$0]) }))
        case .atLeastOne(let keys): return ("anyOf", .array(keys.map { required([$0]) }))
        case .notTogether(let first, let second): return ("not", required([first, second]))
        }
    }

    private mutating func members(of schema: FormatSchema) -> [Member] {
        switch schema {
        case .text(let rule): return [("type", .string("string")), ("pattern", .string(rule.pattern))]
        case .boolean: return [("type", .string("boolean"))]
        case .number(let range, let isWhole):
            return [
                ("type", .string(isWhole ? "integer" : "number")),
                ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
            ]
        case .numbers(let numbers): return [("enum", .array(numbers.map { .number(Double($0)) }))]
        case .names(let names): return [members(of: names)]
        case .list(let element, let count):
            var list: [Member] = [("type", .string("array")), ("items", .object(members(of: element)))]
            if count.lowerBound > 0 { list.append(("minItems", .number(Double(count.lowerBound)))) }
            list.append(("maxItems", .number(Double(count.upperBound))))
            return list
        case .object(let object): return [reference(to: object())]
        case .tagged(_, let objects):
            var references: [SchemaText] = []
            for object in objects() { references.append(.object([reference(to: object)])) }
            return [("oneOf", .array(references))]
        case .shared(let name, let schema):
            if definitions[name] == nil { definitions[name] = .object(members(of: schema)) }
            return [("$ref", .string("#/$defs/" + name))]
        case .either(let schemas):
            var alternatives: [SchemaText] = []
            for schema in schemas { alternatives.append(.object(members(of: schema))) }
            return [("anyOf", .array(alternatives))]
        }
    }

    /// Words that explain themselves stand in one line; the others each have their explanation.
    private func members(of names: [FormatName]) -> Member {
        guard names.contains(where: { $0.documentation != nil }) else {
            return ("enum", .array(names.map { .string($0.name) }))
        }
        return (
            "oneOf",
            .array(
                names.map { name in
                    let description = name.documentation.map { [("description", SchemaText.string($0))] } ?? []
                    return .object([("const", .string(name.name))] + description)
                })
        )
    }
}
