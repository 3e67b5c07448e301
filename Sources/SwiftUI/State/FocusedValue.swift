/// Names something that the view tells in which somebody writes.
public protocol FocusedValueKey {
    /// The kind of value.
    associatedtype Value
}

/// What the view tells in which somebody writes. Nobody writes in a picture.
public struct FocusedValues: @unchecked Sendable {
    // Sendable: a value; what apps put into it are values by the rules of the framework.
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// `nil` where no view tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// A value that `@Entry` declares.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the view in which somebody writes: none in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// A value of the view in which somebody writes, to be changed: none in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view in which somebody writes: none in a picture.
@propertyWrapper
public struct FocusedObject<Object: AnyObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: Object? { nil }
}

extension View {
    /// No effect on a picture.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    /// No effect on a picture.
    public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
    /// No effect on a picture.
    public func focusedObject<Object: AnyObject>(_ object: Object?) -> some View { self }
    /// No effect on a picture.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// No effect on a picture.
    public func focusedSceneObject<Object: AnyObject>(_ object: Object?) -> some View { self }
    /// No effect on a picture.
    public func focusSection() -> some View { self }
    /// No effect on a picture.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
