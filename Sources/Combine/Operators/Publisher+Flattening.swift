extension Publisher {
    /// The values of the publishers that each value is made into.
    /// - Parameter maxPublishers: All of them are heard.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        through { link in
            var open = 1
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { return link.finish(completion) }
                if open == 0 { link.finish(.finished) }
            }
            return (
                {
                    open += 1
                    transform($0).attach(to: link, link.send, end)
                }, end
            )
        }
    }
    /// The values of the publishers that each value is made into.
    /// - Parameter maxPublishers: All of them are heard.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
    /// The values of the publishers that each value is made into.
    /// - Parameter maxPublishers: All of them are heard.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// One subscription for all subscribers.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var held: AnyCancellable?
        return AnyPublisher { downstream in
            subject.receive(subscriber: downstream)
            guard held == nil else { return }
            held = AnyCancellable {}
            held = subscribe(subject)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the last publisher that was published.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        through { link in
            var current: Link<Output.Output, Failure>?
            var hasEnded = false
            return (
                { inner in
                    current?.cancel()
                    let inside = Link(AnySubscriber<Output.Output, Failure>())
                    current = inside
                    link.add(inside)
                    inner.attach(
                        to: inside, link.send,
                        { completion in
                            inside.cancel()
                            if case .failure = completion { return link.finish(completion) }
                            if hasEnded { link.finish(.finished) }
                        })
                },
                {
                    hasEnded = true
                    if case .failure = $0 { return link.finish($0) }
                    if current?.isOpen != true { link.finish(.finished) }
                }
            )
        }
    }
}

/// Publishers of several others.
public enum Publishers {
    /// The values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publishers.publisher.flatMap { $0 }.receive(subscriber: subscriber)
        }
    }

    public static func Merge<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }
    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        a.merge(with: b, c)
    }
    public static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }
    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
        a.combineLatest(b, c)
    }
    public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure { a.combineLatest(b, c, d) }
    public static func Zip<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
    public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
        a.zip(b, c)
    }
}
