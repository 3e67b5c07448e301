/// What is drawn around what has focus. Nothing has it in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIFocusEffect {
    public init() {}
    /// Does nothing either.
    open class func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around what has focus. No effect on a picture.
open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
}
