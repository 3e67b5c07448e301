/// Lets an app move along with a pointer. No effect on a picture.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIButton {
    /// What a pointer looks like over the button. No effect on a picture.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// No effect on a picture.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { Aside.pointerStyle.optional(of: self) }
        set { Aside.pointerStyle.set(newValue, of: self) }
    }
}
