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

/// What belongs to subscribers.
public enum Subscribers {
    /// How many values a subscriber wants. It is told of all there are.
    public struct Demand: Hashable, Comparable, Sendable {
        private let count: Int
        public static let none = Demand(count: 0)
        public static let unlimited = Demand(count: .max)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
