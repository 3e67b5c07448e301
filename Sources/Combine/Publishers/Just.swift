/// Publishes one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let link = Link(AnySubscriber(subscriber))
        link.send(output)
        link.finish(.finished)
    }
}

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

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Link(AnySubscriber(subscriber)).finish(.failure(error))
    }
}

/// Publishes what a publisher publishes that is made for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure
    public let createPublisher: () -> Made

    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
