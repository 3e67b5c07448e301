public import Foundation

/// How a value changes in time. Pictures show its beginning, so nothing is kept. No effect on a picture.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// How one property of a value changes in time. No effect on a picture.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// The changes of one property. No effect on a picture.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    public typealias Value = Root
    public init(
        _ keyPath: WritableKeyPath<Root, Property>,
        @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}
}

extension KeyframeTrack where Root == Property {
    public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) {}
}

/// No effect on a picture.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// - Parameter duration: Seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// No effect on a picture.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// - Parameter duration: Seconds; `nil` is the spring's.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// No effect on a picture.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// - Parameter duration: Seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// No effect on a picture.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Several changes of a value.
public struct _KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {
    init() {}
}

/// Puts tracks together.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<Track: Keyframes>(_ expression: Track) -> Track
    where Track.Value == Value { expression }
    public static func buildExpression<Frame: KeyframeTrackContent>(_ expression: Frame) -> _KeyframeGroup<Value>
    where Frame.Value == Value { _KeyframeGroup() }
    public static func buildPartialBlock<Track: Keyframes>(first: Track) -> Track where Track.Value == Value { first }
    public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
        accumulated: First, next: Next
    ) -> _KeyframeGroup<Value> where First.Value == Value, Next.Value == Value { _KeyframeGroup() }
}

/// Puts keyframes of one property together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Frame: KeyframeTrackContent>(_ expression: Frame) -> Frame
    where Frame.Value == Value { expression }
    public static func buildPartialBlock<Frame: KeyframeTrackContent>(first: Frame) -> Frame
    where Frame.Value == Value { first }
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> _KeyframeGroup<Value> where First.Value == Value, Next.Value == Value { _KeyframeGroup() }
    public static func buildEither<First: KeyframeTrackContent>(first component: First) -> _KeyframeGroup<Value>
    where First.Value == Value { _KeyframeGroup() }
    public static func buildEither<Second: KeyframeTrackContent>(second component: Second) -> _KeyframeGroup<Value>
    where Second.Value == Value { _KeyframeGroup() }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeGroup<Value> {
        _KeyframeGroup()
    }
}
