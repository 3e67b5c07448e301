/// Is told of what a publisher publishes.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it is told of.
    associatedtype Input
    /// Why the publisher may end.
    associatedtype Failure: Error

    /// Called first, with what ends the subscription.
    func receive(subscription: any Subscription)
    /// Called for each value.
    /// - Returns: How many more it wants. It is told of all there are.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called last.
    func receive(completion: Subscribers.Completion<Failure>)
}
