/// A property that a view's picture depends on.
public protocol DynamicProperty {
    /// Called before the body is read. Nobody calls it here. No effect on a picture.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A value of a view's own. A picture shows what it is after the views have appeared.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    fileprivate final class Box {
        var value: Value { didSet { store?.valueChanged() } }
        /// Who shows what the value changes.
        weak var store: ViewStore?
        /// What the value has become since a view of this kind was first made; `nil` is the value here.
        var kept: Box?
        init(_ value: Value) { self.value = value }
    }
    fileprivate let box: Box
    private var current: Box { box.kept ?? box }

    public init(wrappedValue value: Value) { box = Box(value) }
    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { current.value }
        nonmutating set { current.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = current
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { box = Box(nil) }
}

extension State: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) {
        let kept = store.object(key) { Box(box.value) }
        kept.store = store
        box.kept = kept
    }
}

// Views with state are handed about as values; what the box holds is read on the main thread alone.
extension State: @unchecked Sendable where Value: Sendable {}
