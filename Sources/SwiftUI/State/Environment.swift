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
