extension Sequence {
    /// Publishes each element.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { subscriber in
            let link = Link(subscriber)
            for element in self where link.isOpen { link.send(element) }
            link.finish(.finished)
        }
    }
}

extension Optional {
    /// Publishes the value, if there is one.
    public var publisher: AnyPublisher<Wrapped, Never> {
        AnyPublisher { subscriber in
            let link = Link(subscriber)
            if let self { link.send(self) }
            link.finish(.finished)
        }
    }
}

extension Result {
    /// Publishes the value or fails.
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { subscriber in
            let link = Link(subscriber)
            switch self {
            case .success(let value):
                link.send(value)
                link.finish(.finished)
            case .failure(let error): link.finish(.failure(error))
            }
        }
    }
}
