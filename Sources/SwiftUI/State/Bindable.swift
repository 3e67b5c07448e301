import Combine

/// An object whose values can be bound.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Object> { self }
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}
