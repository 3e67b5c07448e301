public import Combine

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
