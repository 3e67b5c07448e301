public import Combine

/// An object that comes from outside of the view.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { store.observe(wrappedValue) }
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
    /// An object that a view further out has put into the environment; `nil` where nobody has.
    public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
        self.init(read: { $0[storage: \.custom][ObjectIdentifier(objectType)] as? Object })
    }
}
