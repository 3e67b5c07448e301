public import Foundation

/// A way of an app's own from one value to another. It is never asked. No effect on a picture.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time; `nil` is at the end.
    func animate<Value: VectorArithmetic>(
        value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Value?
    func velocity<Value: VectorArithmetic>(
        value: Value, time: TimeInterval, context: AnimationContext<Value>
    ) -> Value?
    func shouldMerge<Value: VectorArithmetic>(
        previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<Value: VectorArithmetic>(
        value: Value, time: TimeInterval, context: AnimationContext<Value>
    ) -> Value? { nil }
    public func shouldMerge<Value: VectorArithmetic>(
        previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Bool { false }
}

/// What a way of an app's own keeps from one time to the next. No effect on a picture.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues
}

/// What is kept from one time to the next. No effect on a picture.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names something that is kept from one time to the next. No effect on a picture.
public protocol AnimationStateKey {
    /// The kind of value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

extension Animation {
    /// A way of an app's own. No effect on a picture.
    public init<Base: CustomAnimation>(_ base: Base) { self = .default }
    /// No effect on a picture.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
