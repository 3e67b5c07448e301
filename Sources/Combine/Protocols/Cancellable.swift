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

/// Tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier
    /// Kept, or another object could come to lie where it lay.
    private let mark: Mark?

    /// Of its own.
    public init() {
        let mark = Mark()
        (object, self.mark) = (ObjectIdentifier(mark), mark)
    }
    public init(_ object: AnyObject) { (self.object, mark) = (ObjectIdentifier(object), nil) }

    public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool { left.object == right.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }

    private final class Mark: Sendable {}
}
