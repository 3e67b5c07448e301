/// A value of the environment of the view that has the property.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box { var environment: EnvironmentValues? }
    private let read: (EnvironmentValues) -> Value
    private let box = Box()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// Read in a view's body or in what the view does, the value there; elsewhere that of the current traits.
    public var wrappedValue: Value { read(EnvironmentValues.bound ?? box.environment ?? EnvironmentValues()) }
}

extension Environment: EnvironmentProperty {
    func take(_ environment: EnvironmentValues) { box.environment = environment }
}

// Views are handed about as values; what the box holds is set and read on the main thread alone.
extension Environment: @unchecked Sendable where Value: Sendable {}
