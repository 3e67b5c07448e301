extension Publisher {
    /// Calls a closure for each value, and one at the end. It hears them as long as somebody holds what is returned.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let end = Link(AnySubscriber<Output, Failure>())
        attach(
            to: end, receiveValue,
            { completion in
                end.cancel()
                receiveCompletion(completion)
            })
        return AnyCancellable(end)
    }

    /// Sets a property to each value, as long as somebody holds what is returned.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable where Failure == Never {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, as long as there is one.
    public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
        let box = published.box
        box.sources.append(sink { [weak box] in box?.set($0) })
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value. It hears them as long as somebody holds what is returned.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
