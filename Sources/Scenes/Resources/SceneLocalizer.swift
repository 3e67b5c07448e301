import ResourceFiles

/// Puts the words of a language in a scene's tree: each text is looked up, and stays as it is where no table has it.
struct SceneLocalizer {
    let table: StringTable
    let locale: String

    /// The keys of a scene whose values hold texts.
    private static let parts: Set<String> = ["sections", "navigationBar", "tabBar", "toolbar"]
    /// The keys whose texts people read.
    private static let keys: Set<String> = [
        "text", "secondaryText", "header", "footer", "prompt", "title", "subtitle", "backButtonTitle", "placeholder",
        "indexTitle",
    ]
    /// The keys of lists whose elements may be texts.
    private static let lists: Set<String> = ["items", "segmented", "scopeButtonTitles"]

    func localize(_ root: inout JSON5Node) {
        guard case .object(var scene) = root.value else { return }
        for index in scene.members.indices where Self.parts.contains(scene.members[index].key) {
            walk(&scene.members[index].node)
        }
        root.value = .object(scene)
    }

    private func walk(_ node: inout JSON5Node) {
        switch node.value {
        case .array(var nodes):
            node.value = .invalid
            for index in nodes.indices { walk(&nodes[index]) }
            node.value = .array(nodes)
        case .object(var object):
            node.value = .invalid
            for index in object.members.indices {
                let isText = Self.keys.contains(object.members[index].key)
                if isText, let text = text(object.members[index].node.value) {
                    object.members[index].node.value = .string(text)
                } else if Self.lists.contains(object.members[index].key),
                    case .array(var nodes) = object.members[index].node.value
                {
                    object.members[index].node.value = .invalid
                    for place in nodes.indices {
                        if case .string(let key) = nodes[place].value {
                            nodes[place].value = .string(table.text(key, locale: locale))
                        } else {
                            walk(&nodes[place])
                        }
                    }
                    object.members[index].node.value = .array(nodes)
                } else {
                    walk(&object.members[index].node)
                }
            }
            node.value = .object(object)
        default: break
        }
    }

    /// Of a key, or of a key with arguments; `nil` when the value is neither.
    private func text(_ value: JSON5Value) -> String? {
        switch value {
        case .string(let key): return table.text(key, locale: locale)
        case .object(let object):
            guard case .string(let key)? = object["key"]?.value,
                object.members.allSatisfy({ ["key", "arguments"].contains($0.key) })
            else { return nil }
            guard let node = object["arguments"] else { return table.text(key, locale: locale) }
            guard case .array(let nodes) = node.value else { return nil }
            var arguments: [StringArgument] = []
            for node in nodes {
                switch node.value {
                case .number(let number) where number.isFinite: arguments.append(.number(number))
                // An argument is a text of the user's own, and not looked up.
                case .string(let text): arguments.append(.text(text))
                default: return nil
                }
            }
            return table.text(key, arguments: arguments, locale: locale)
        default: return nil
        }
    }
}

/// A text that is looked up, with what goes in its place holders, as a scene writes it.
struct SceneLocalizedText: Hashable, Sendable {
    var key = ""
    var arguments: [StringArgument] = []

    static let format: ObjectFormat<SceneLocalizedText> = ObjectFormat(
        "localizedText", "a text", "A text of the string tables, and what goes in its place holders.",
        empty: { SceneLocalizedText() },
        fields: [
            Field("key", \.key, .string, isRequired: true, "What it is called in the string tables."),
            Field(
                "arguments", \.arguments, .list(of: argument, count: 0...100),
                "What %@, %lld and the like stand for, in their order. A number chooses the plural."),
        ])

    private static let argument = ValueFormat<String>.string.map { StringArgument.text($0) }
        .or(ValueFormat<Double>.number(-1e15...1e15).map { StringArgument.number($0) })
}

extension ValueFormat where Value == String {
    /// A text, or a key of the string tables with its arguments. What the tables have is in the tree already.
    static let localized = string.or(
        ValueFormat<SceneLocalizedText>.object(SceneLocalizedText.format).map {
            StringTable().text($0.key, arguments: $0.arguments, locale: "en")
        })
}
