/// One gesture and then another one. No effect on a picture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far fingers have come.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// The first of two gestures, or else the second. No effect on a picture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// Which gesture it is.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// Two gestures at the same time. No effect on a picture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What of both there is.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// A gesture whose type is hidden. No effect on a picture.
public struct AnyGesture<Value>: Gesture {
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {}
}
