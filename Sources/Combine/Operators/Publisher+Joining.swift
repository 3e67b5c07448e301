extension Publisher {
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        through { link in
            for element in elements { link.send(element) }
            return (link.send, link.finish)
        }
    }
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure { publisher.append(self) }
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        through { link in
            (
                link.send,
                {
                    if case .finished = $0 { for element in elements { link.send(element) } }
                    link.finish($0)
                }
            )
        }
    }
    /// The other publisher's values when this one has ended.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        through { link in
            (
                link.send,
                {
                    guard case .finished = $0 else { return link.finish($0) }
                    publisher.attach(to: link, link.send, link.finish)
                }
            )
        }
    }

    // MARK: At the same time

    public func merge<P: Publisher>(
        with other: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }
    public func merge<P: Publisher, Q: Publisher>(
        with first: P, _ second: Q
    ) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        merge(with: first).merge(with: second)
    }

    /// The last values of both, whenever one has another.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure { joined(other, Latest.init) }
    public func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first).combineLatest(second).map { ($0.0.0, $0.0.1, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, Result>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(first, second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    /// The first values of both, then the second ones, and so on.
    public func zip<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure { joined(other, Pairs.init) }
    public func zip<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
    public func zip<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(first).zip(second).map { ($0.0.0, $0.0.1, $0.1) }
    }

    private func joined<P: Publisher, State: JoinedValues>(
        _ other: P, _ make: @escaping () -> State
    ) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure, State.First == Output, State.Second == P.Output {
        AnyPublisher { downstream in
            let link = Link(downstream)
            var state = make()
            var ended = (first: false, second: false)
            func tell() {
                while let pair = state.next() { link.send(pair) }
                if state.isOver(ended) { link.finish(.finished) }
            }
            func end(_ completion: Subscribers.Completion<Failure>) {
                if case .failure = completion { link.finish(completion) } else { tell() }
            }
            attach(
                to: link,
                {
                    state.take(first: $0)
                    tell()
                },
                {
                    ended.first = true
                    end($0)
                })
            other.attach(
                to: link,
                {
                    state.take(second: $0)
                    tell()
                },
                {
                    ended.second = true
                    end($0)
                })
        }
    }
}

/// What becomes of the values of two publishers.
private protocol JoinedValues {
    associatedtype First
    associatedtype Second
    /// Whether nothing can come any more, by which of the publishers have ended.
    func isOver(_ ended: (first: Bool, second: Bool)) -> Bool
    mutating func take(first: First)
    mutating func take(second: Second)
    mutating func next() -> (First, Second)?
}

private struct Latest<First, Second>: JoinedValues {
    private var first: First?
    private var second: Second?
    private var isNew = false

    init() {}
    func isOver(_ ended: (first: Bool, second: Bool)) -> Bool { ended.first && ended.second }
    mutating func take(first value: First) { (first, isNew) = (value, true) }
    mutating func take(second value: Second) { (second, isNew) = (value, true) }
    mutating func next() -> (First, Second)? {
        guard isNew, let first, let second else { return nil }
        isNew = false
        return (first, second)
    }
}

private struct Pairs<First, Second>: JoinedValues {
    private var firsts: [First] = []
    private var seconds: [Second] = []

    init() {}
    /// What one has told before it ended waits for the other one.
    func isOver(_ ended: (first: Bool, second: Bool)) -> Bool {
        ended.first && firsts.isEmpty || ended.second && seconds.isEmpty
    }
    mutating func take(first value: First) { firsts.append(value) }
    mutating func take(second value: Second) { seconds.append(value) }
    mutating func next() -> (First, Second)? {
        guard !firsts.isEmpty, !seconds.isEmpty else { return nil }
        return (firsts.removeFirst(), seconds.removeFirst())
    }
}
