/// Tells subscribers of values, and in the end how it ended.
///
/// A picture shows the screen at rest: what publishers would do later is done at once, and as much as there is, whatever a subscriber
/// asks for.
public protocol Publisher<Output, Failure> {
    /// What it tells of.
    associatedtype Output
    /// Why it may end; `Never` where it does not fail.
    associatedtype Failure: Error

    /// Tells a subscriber from now on.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Hands everything on to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
    }
}
