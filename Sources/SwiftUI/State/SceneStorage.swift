/// A value that a scene keeps between its starts. A picture shows the one that the property begins with.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// - Parameter key: What the value is kept as. No effect on a picture.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    /// - Parameter key: What the value is kept as. No effect on a picture.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { state.connect(store, key) }
}
