/// Publishes what comes of some work that is begun at once.
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with what came of the work.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let subject = subject
        attemptToFulfill { result in
            switch result {
            case .success(let value) where subject.value == nil: subject.send(value)
            case .success: break
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.compactMap { $0 }.first().receive(subscriber: subscriber)
    }
}
