extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        trying { link, value in if try isIncluded(value) { link.send(value) } }
    }
    /// Without values that are as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        through { link in
            var last: Output?
            return (
                { value in
                    defer { last = value }
                    if let last, predicate(last, value) { return }
                    link.send(value)
                }, link.finish
            )
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        through { link in
            var left = count
            return ({ if left > 0 { left -= 1 } else { link.send($0) } }, link.finish)
        }
    }
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        through { link in
            var isDropping = true
            return (
                {
                    isDropping = isDropping && predicate($0)
                    if !isDropping { link.send($0) }
                }, link.finish
            )
        }
    }
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return AnyPublisher(Empty()) }
        return through { link in
            var left = maxLength
            return (
                {
                    // Who hears a value may cause the next one.
                    guard left > 0 else { return }
                    left -= 1
                    link.send($0)
                    if left == 0 { link.finish(.finished) }
                }, link.finish
            )
        }
    }
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        through { link in ({ predicate($0) ? link.send($0) : link.finish(.finished) }, link.finish) }
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }
    public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        gathering(nil as Output?) { last, value in if predicate(value) { last = value } }.compactMap { $0 }
    }
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { through { link in ({ _ in }, link.finish) } }
}

extension Publisher where Output: Equatable {
    /// Without values that are equal to the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
