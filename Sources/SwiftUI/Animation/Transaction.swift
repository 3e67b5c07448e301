/// How a change comes into sight. No effect on a picture.
public struct Transaction: @unchecked Sendable {
    // Sendable: a value; what apps put into it are values by the rules of the framework.

    /// No effect on a picture.
    public var animation: Animation?
    /// No effect on a picture.
    public var disablesAnimations = false
    /// Whether fingers are still moving. No effect on a picture.
    public var isContinuous = false
    /// No effect on a picture.
    public var tracksVelocity = false
    private var custom: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A value of an app's own.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
    /// A value that `@Entry` declares.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
    /// Called when what changes is at rest. It is not called. No effect on a picture.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {}
}

/// A value of an app's own that goes with a change.
public protocol TransactionKey {
    /// The kind of value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// When a change counts as over. No effect on a picture.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")

    /// How many changes the one at hand follows.
    @TaskLocal private static var depth = 0

    /// Does what follows a change, unless it follows so many that there may be no end.
    static func follow(_ completion: () -> Void) {
        guard depth < 16 else { return }
        $depth.withValue(depth + 1) { completion() }
    }
}
