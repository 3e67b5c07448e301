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
