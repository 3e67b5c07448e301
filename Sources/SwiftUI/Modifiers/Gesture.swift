/// What fingers do. No effect on a picture.
public protocol Gesture {
    /// What the fingers have done.
    associatedtype Value
}

extension Gesture {
    /// It is not called. No effect on a picture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { _MutedGesture<Value>() }
    /// It is not called. No effect on a picture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { _MutedGesture<Value>() }
    /// It is not called. No effect on a picture.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture { _MutedGesture<Value>() }
}
