extension Publisher {
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        through { link in ({ link.send(transform($0)) }, link.finish) }
    }
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        map { $0[keyPath: keyPath] }
    }
    public func tryMap<Result>(
        _ transform: @escaping (Output) throws -> Result
    ) -> AnyPublisher<Result, any Error> {
        trying { link, value in link.send(try transform(value)) }
    }
    public func compactMap<Result>(
        _ transform: @escaping (Output) -> Result?
    ) -> AnyPublisher<Result, Failure> {
        through { link in ({ if let result = transform($0) { link.send(result) } }, link.finish) }
    }
    public func tryCompactMap<Result>(
        _ transform: @escaping (Output) throws -> Result?
    ) -> AnyPublisher<Result, any Error> {
        trying { link, value in if let result = try transform(value) { link.send(result) } }
    }
    public func replaceNil<Wrapped>(
        with output: Wrapped
    ) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? { map { $0 ?? output } }
    /// All results so far of combining each value with the result before.
    public func scan<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        through { link in
            var result = initialResult
            return (
                {
                    result = nextPartialResult(result, $0)
                    link.send(result)
                }, link.finish
            )
        }
    }

    /// An operator whose closure may throw, which ends it.
    func trying<Result>(
        _ body: @escaping (Link<Result, any Error>, Output) throws -> Void
    ) -> AnyPublisher<Result, any Error> {
        through { link in
            (
                {
                    do { try body(link, $0) } catch { link.finish(.failure(error)) }
                }, { link.finish($0.widened) }
            )
        }
    }
}

extension Subscribers.Completion {
    /// The same, of any error.
    var widened: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
