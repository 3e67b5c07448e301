extension Publisher {
    public func mapError<Other: Error>(
        _ transform: @escaping (Failure) -> Other
    ) -> AnyPublisher<Output, Other> {
        through { link in
            (
                link.send,
                {
                    switch $0 {
                    case .finished: link.finish(.finished)
                    case .failure(let error): link.finish(.failure(transform(error)))
                    }
                }
            )
        }
    }
    /// Goes on with another publisher when this one fails.
    public func `catch`<Other: Publisher>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
        through { link in
            (
                link.send,
                {
                    switch $0 {
                    case .finished: link.finish(.finished)
                    case .failure(let error): handler(error).attach(to: link, link.send, link.finish)
                    }
                }
            )
        }
    }
    /// Goes on with another publisher, or with what is thrown, when this one fails.
    public func tryCatch<Other: Publisher>(
        _ handler: @escaping (Failure) throws -> Other
    ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
        self.catch { failure -> AnyPublisher<Output, any Error> in
            do { return try handler(failure).mapError { $0 as any Error } } catch {
                return AnyPublisher(Fail(error: error))
            }
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }
    /// Begins again when it fails, so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }
    }
    /// A failure stops the program, as it is told to.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        self.catch { error -> Empty<Output, Never> in preconditionFailure("\(prefix)\(error)", file: file, line: line) }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        through { link in (link.send, { _ in link.finish(.finished) }) }
    }
}
