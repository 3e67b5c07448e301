public import Combine

/// An object that a view further out has put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    public init() {}
    /// An object that nobody has put there is a programming error.
    public var wrappedValue: Object {
        guard let object = EnvironmentValues.current[storage: \.custom][ObjectIdentifier(Object.self)] as? Object else {
            preconditionFailure("no \(Object.self) in the environment: add environmentObject(_:) further out")
        }
        return object
    }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
