public import Foundation

/// A value that an app keeps between its starts. A picture shows the one that the property begins with: it does not depend
/// on what the machine has kept.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// - Parameters:
    ///   - key: What the value is kept as. No effect on a picture.
    ///   - store: Where it is kept. No effect on a picture.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
    }
    /// - Parameters:
    ///   - key: What the value is kept as. No effect on a picture.
    ///   - store: Where it is kept. No effect on a picture.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { state.connect(store, key) }
}
