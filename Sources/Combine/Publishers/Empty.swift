/// Publishes nothing.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completesImmediately: Bool

    public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        completesImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let link = Link(AnySubscriber(subscriber))
        if completesImmediately { link.finish(.finished) }
    }
}
