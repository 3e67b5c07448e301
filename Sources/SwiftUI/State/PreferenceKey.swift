/// A value that views hand up to those around them.
public protocol PreferenceKey {
    /// The kind of value.
    associatedtype Value
    /// The value where no view hands one up.
    static var defaultValue: Value { get }
    /// Puts the values of several views together.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A node whose content hands a value up.
@MainActor
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    let value: Key.Value

    init(_ content: ViewNode, _ value: Key.Value) {
        self.value = value
        super.init(content)
    }
}

extension ViewNode {
    /// What the node and those inside of it hand up.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        Self.preference(key, of: [self])
    }

    /// What several nodes and those inside of them hand up.
    static func preference<Key: PreferenceKey>(_ key: Key.Type, of nodes: [ViewNode]) -> Key.Value {
        let values = nodes.flatMap { $0.preferences(key) }
        guard var result = values.first else { return Key.defaultValue }
        for value in values.dropFirst() { Key.reduce(value: &result) { value } }
        return result
    }

    /// What is handed up outermost hides what is handed up inside.
    private func preferences<Key: PreferenceKey>(_ key: Key.Type) -> [Key.Value] {
        switch self {
        case let node as PreferenceNode<Key>: [node.value]
        case let node as ContainerNode: node.children.flatMap { $0.preferences(key) }
        case let node as GeometryNode: node.content?.preferences(key) ?? []
        case let node as SectionNode: (node.header + node.rows + node.footer).flatMap { $0.preferences(key) }
        default: []
        }
    }
}

extension View {
    /// Hands a value up to the views around.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        wrapped { node, _ in PreferenceNode<Key>(node, value) }
    }
    /// Changes the value that is handed up.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        wrapped { node, _ in
            var value = node.preference(key)
            callback(&value)
            return PreferenceNode<Key>(node, value)
        }
    }
    /// Hands up something of the view's geometry.
    /// - Parameter value: What of it.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        wrapped { node, _ in
            let record = AnchorRecord()
            return PreferenceNode<Key>(AnchorNode(node, record), transform(value.anchor(record)))
        }
    }
    /// Changes the value that is handed up by something of the view's geometry.
    /// - Parameter value: What of it.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        wrapped { node, _ in
            let record = AnchorRecord()
            var handed = node.preference(key)
            transform(&handed, value.anchor(record))
            return PreferenceNode<Key>(AnchorNode(node, record), handed)
        }
    }
    /// Something in front of the view that is made of what is handed up. What a `GeometryReader` hands up is not among it.
    public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
    ) -> some View {
        wrapped { node, environment in
            LayeredNode(node, layers: [transform(node.preference(key)).node(environment)], alignment, isBehind: false)
        }
    }
    /// Something behind the view that is made of what is handed up. What a `GeometryReader` hands up is not among it.
    public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Background
    ) -> some View {
        wrapped { node, environment in
            LayeredNode(node, layers: [transform(node.preference(key)).node(environment)], alignment, isBehind: true)
        }
    }
    /// Does something with what is handed up when the view is on the screen, and whenever that is something else.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { HearingPreference<Self, Key>(content: self, action: action) }
}

/// A view that does something with what is handed up inside.
private struct HearingPreference<Content: View, Key: PreferenceKey>: View, NodeSource where Key.Value: Equatable {
    typealias Body = Never
    let content: Content
    let action: (Key.Value) -> Void

    /// What was handed up last.
    private final class Heard {
        var value: Key.Value?
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let nodes = content.nodes(environment)
        guard let store = environment[storage: \.live].store, let place = environment.key(Self.self),
            let first = nodes.first
        else { return nodes }
        let action = action
        let node = first.changed { node in
            AppearNode(node) {
                let heard = store.object(place) { Heard() }
                let value = ViewNode.preference(Key.self, of: nodes)
                guard heard.value != value else { return }
                heard.value = value
                store.perform { action(value) }
            }
        }
        return [node] + nodes.dropFirst()
    }
}
