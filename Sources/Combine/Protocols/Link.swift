import Foundation

/// Stands between a subscriber and where its values come from: until one of them has had enough.
final class Link<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var upstreams: [any Cancellable] = []

    /// Tells the subscriber that it is subscribed.
    init(_ downstream: AnySubscriber<Output, Failure>) {
        self.downstream = downstream
        downstream.receive(subscription: self)
    }

    var isOpen: Bool { lock.withLock { downstream != nil } }

    /// Holds where values come from. It is ended with the link.
    func add(_ upstream: any Cancellable) {
        let isOpen = lock.withLock {
            if downstream != nil { upstreams.append(upstream) }
            return downstream != nil
        }
        if !isOpen { upstream.cancel() }
    }

    func send(_ value: Output) {
        let downstream = lock.withLock { self.downstream }
        _ = downstream?.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        close()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { _ = close() }

    private func close() -> AnySubscriber<Output, Failure>? {
        let (subscriber, sources) = lock.withLock {
            defer { (downstream, upstreams) = (nil, []) }
            return (downstream, upstreams)
        }
        for source in sources { source.cancel() }
        return subscriber
    }
}

extension Publisher {
    /// What an operator makes of the publisher, anew for each subscriber.
    ///
    /// - Parameter receive: what it does with each value.
    /// - Parameter end: what it does when the publisher has ended.
    func through<Result, ResultFailure: Error>(
        _ make:
            @escaping (Link<Result, ResultFailure>) -> (
                receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<Result, ResultFailure> {
        AnyPublisher { downstream in
            let link = Link(downstream)
            let (receive, end) = make(link)
            attach(to: link, receive, end)
        }
    }

    /// Lets closures hear the publisher as long as a link is open.
    func attach<Result, ResultFailure: Error>(
        to link: Link<Result, ResultFailure>, _ receive: @escaping (Output) -> Void,
        _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.receive(
            subscriber: AnySubscriber<Output, Failure>(
                receiveSubscription: {
                    link.add($0)
                    $0.request(.unlimited)
                },
                receiveValue: {
                    if link.isOpen { receive($0) }
                    return .none
                },
                receiveCompletion: { if link.isOpen { end($0) } }))
    }
}
