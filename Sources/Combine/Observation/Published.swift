import Foundation

/// A property that tells before it changes, and of what it becomes.
@propertyWrapper
public struct Published<Value> {
    /// What copies of the wrapper share.
    final class Box {
        private let lock = NSRecursiveLock()
        private var stored: Value
        private let audience = Audience<Value, Never>()
        var objectWillChange: ObservableObjectPublisher?
        /// What sets the property, as long as it is there.
        var sources: [AnyCancellable] = []

        init(_ value: Value) { stored = value }

        var value: Value { lock.withLock { stored } }

        /// Subscribers are told before the property is what they are told of.
        func set(_ value: Value) {
            objectWillChange?.send()
            audience.send(value)
            lock.withLock { stored = value }
        }

        func add(_ subscriber: AnySubscriber<Value, Never>) { audience.add(subscriber) { self.value } }
    }

    let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// Tells what the property is, and of what it becomes.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    /// Tells what a property is, and of what it becomes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.add(AnySubscriber(subscriber))
        }
    }
}

extension Published: PublishedProperty {
    func tell(_ publisher: ObservableObjectPublisher) { box.objectWillChange = publisher }
}

// The box guards its value with a lock.
extension Published: @unchecked Sendable where Value: Sendable {}
