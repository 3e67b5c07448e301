public import Combine

/// An object that comes from outside of the view.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// An object of the view's own.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private final class Box {
        let make: () -> Object
        lazy var object = make()
        /// The one that a view of this kind was first made with; `nil` is this one.
        var kept: Box?
        init(_ make: @escaping () -> Object) { self.make = make }
    }
    private let box: Box
    public init(wrappedValue: @autoclosure @escaping () -> Object) { box = Box(wrappedValue) }
    public var wrappedValue: Object { (box.kept ?? box).object }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) {
        box.kept = store.object(key) { Box(box.make) }
        store.observe(wrappedValue)
    }
}

extension ObservedObject: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { store.observe(wrappedValue) }
}

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

/// Bindings to an object's values.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    let object: Object
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

extension View {
    /// Puts an object into the environment of everything inside.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        inEnvironment { $0[storage: \.custom][ObjectIdentifier(Object.self)] = object }
    }
    /// Puts an object into the environment of everything inside.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        inEnvironment { $0[storage: \.custom][ObjectIdentifier(Object.self)] = object }
    }
}

extension Environment {
    /// An object that a view further out has put into the environment. One that nobody has put there is a programming error.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        self.init(read: { environment in
            guard let object = environment[storage: \.custom][ObjectIdentifier(objectType)] as? Value else {
                preconditionFailure("no \(objectType) in the environment: add environment(_:) further out")
            }
            return object
        })
    }
}
