extension Publisher {
    /// One value of all, when there are no more.
    func gathering<Result>(
        _ initial: Result, _ add: @escaping (inout Result, Output) -> Void
    ) -> AnyPublisher<Result, Failure> {
        through { link in
            var result = initial
            return (
                { add(&result, $0) },
                {
                    if case .finished = $0 { link.send(result) }
                    link.finish($0)
                }
            )
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { gathering([]) { $0.append($1) } }
    /// Values in groups of a size; the last one may be smaller.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        through { link in
            var group: [Output] = []
            return (
                {
                    group.append($0)
                    guard group.count >= count else { return }
                    link.send(group)
                    group = []
                },
                {
                    if case .finished = $0, !group.isEmpty { link.send(group) }
                    link.finish($0)
                }
            )
        }
    }
    public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        gathering(initialResult) { $0 = nextPartialResult($0, $1) }
    }
    public func count() -> AnyPublisher<Int, Failure> { gathering(0) { count, _ in count += 1 } }
    /// `false` as soon as a value does not, `true` when there are no more.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        answering(false) { !predicate($0) }
    }
    /// `true` as soon as there is such a value, `false` when there are no more.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        answering(true, when: predicate)
    }

    /// An answer as soon as a value decides it, else the opposite at the end.
    private func answering(
        _ answer: Bool, when isDecisive: @escaping (Output) -> Bool
    ) -> AnyPublisher<Bool, Failure> {
        through { link in
            (
                {
                    guard isDecisive($0) else { return }
                    link.send(answer)
                    link.finish(.finished)
                },
                {
                    if case .finished = $0 { link.send(!answer) }
                    link.finish($0)
                }
            )
        }
    }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        through { link in
            var isEmpty = true
            return (
                {
                    isEmpty = false
                    link.send($0)
                },
                {
                    if case .finished = $0, isEmpty { link.send(output) }
                    link.finish($0)
                }
            )
        }
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    public func min() -> AnyPublisher<Output, Failure> {
        gathering(nil as Output?) { least, value in least = Swift.min(least ?? value, value) }.compactMap { $0 }
    }
    public func max() -> AnyPublisher<Output, Failure> {
        gathering(nil as Output?) { most, value in most = Swift.max(most ?? value, value) }.compactMap { $0 }
    }
}
