public import Foundation

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        through { link in
            receiveSubscription?(link)
            receiveRequest?(.unlimited)
            var hasEnded = false
            // A link that ends by itself ends what it holds, too.
            if let receiveCancel { link.add(Watcher { if !hasEnded { receiveCancel() } }) }
            return (
                {
                    receiveOutput?($0)
                    link.send($0)
                },
                {
                    hasEnded = true
                    receiveCompletion?($0)
                    link.finish($0)
                }
            )
        }
    }

    /// Nothing is printed. No effect on a picture.
    public func `print`(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<
        Output, Failure
    > {
        eraseToAnyPublisher()
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

/// Is told when a subscription ends.
private struct Watcher: Cancellable {
    let cancelled: () -> Void
    func cancel() { cancelled() }
}

/// Makes values of data.
public protocol TopLevelDecoder {
    /// What it makes them of.
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
