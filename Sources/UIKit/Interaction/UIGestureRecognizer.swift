public import Foundation

/// Waits for a gesture. Nobody touches a picture: it is kept with its view, and nothing more happens. No effect on a picture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The name of `ended` for gestures that are over at once.
        public static var recognized: State { .ended }
    }

    public override init() {}

    /// No effect on a picture.
    public init(target: Any?, action: Selector?) {}

    /// The view that the gesture is made on; `nil` while it is added to none.
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var state = State.possible
    /// No effect on a picture.
    open var isEnabled = true
    /// No effect on a picture.
    open var name: String?
    /// No effect on a picture.
    open var cancelsTouchesInView = true
    /// No effect on a picture.
    open var delaysTouchesBegan = false
    /// No effect on a picture.
    open var delaysTouchesEnded = true
    open var numberOfTouches: Int { 0 }

    /// No effect on a picture.
    open func addTarget(_ target: Any, action: Selector) {}
    /// No effect on a picture.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// No effect on a picture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// The middle of the view's own space: nobody touches it.
    open func location(in view: UIView?) -> CGPoint {
        CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0)
    }
}
