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
        var value: Value
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
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { box.kept = store.object(key) { Box(box.value) } }
}

// Views with state are handed about as values; what the box holds is read on the main thread alone.
extension State: @unchecked Sendable where Value: Sendable {}

/// A value that lies elsewhere and can be read and written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    /// A value that stays as it is.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A value that is there, of one that may be none; `nil` where it is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }
    /// A value that may be none, of one that is there. Setting none changes nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}

extension Binding {
    /// Nothing moves in a picture: the value itself.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A value of the environment of the view that has the property.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// Read in a view's body, the value there; elsewhere that of the current traits.
    public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
