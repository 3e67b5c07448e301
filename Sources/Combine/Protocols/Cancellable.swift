/// Can be ended.
public protocol Cancellable {
    /// Ends it. Nothing is told afterwards.
    func cancel()
}

/// What a subscriber holds of a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Says how many values are wanted: all are told of.
    func request(_ demand: Subscribers.Demand)
}

/// Can be told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
