import Foundation

/// A subject that remembers its value and tells it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// Setting it publishes it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !audience.hasEnded else { return }
        lock.withLock { current = value }
        audience.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber)) { self.value }
    }
}
