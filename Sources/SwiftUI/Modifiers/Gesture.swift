/// What fingers do. No effect on a picture.
public protocol Gesture<Value> {
    /// What the fingers have done.
    associatedtype Value
}

extension Gesture {
    /// It is not called. No effect on a picture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _MutedGesture<Value>() }
    /// It is not called. No effect on a picture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _MutedGesture<Value>() }
    /// It is not called. No effect on a picture.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { _MutedGesture<Value>() }
    /// No effect on a picture.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> some Gesture<Other> { _MutedGesture<Other>() }
    /// No effect on a picture.
    public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
    /// This gesture and then another one. No effect on a picture.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Either gesture. No effect on a picture.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// Both gestures. No effect on a picture.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
