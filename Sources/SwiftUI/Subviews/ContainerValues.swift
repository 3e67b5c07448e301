/// What a view hands to the containers that it is in.
public struct ContainerValues: @unchecked Sendable {
    // Sendable: a value; what apps put into it are values by the rules of the framework.
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    /// A value of an app's own.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// A value that `@Entry` declares.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type; `nil` where it has none.
    public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }
    public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }
}

/// Names something that views hand to containers.
public protocol ContainerValueKey {
    /// The kind of value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// A node that hands something to containers.
@MainActor
final class ContainerValueNode: WrapperNode {
    let change: (inout ContainerValues) -> Void

    init(_ content: ViewNode, _ change: @escaping (inout ContainerValues) -> Void) {
        self.change = change
        super.init(content)
    }
}

extension ViewNode {
    /// What the node hands to containers, of which the outermost counts.
    var containerValues: ContainerValues {
        var values = changedNode?.containerValues ?? ContainerValues()
        (self as? ContainerValueNode)?.change(&values)
        values.tag = choiceTag
        return values
    }
}

extension View {
    /// Hands a value to the containers that the view is in.
    public func containerValue<Value>(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
        wrapped { node, _ in ContainerValueNode(node) { $0[keyPath: keyPath] = value } }
    }
}
