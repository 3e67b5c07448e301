public import Foundation

/// Waits for a long press. No effect on a picture.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds. No effect on a picture.
    open var minimumPressDuration: TimeInterval = 0.5
    /// No effect on a picture.
    open var numberOfTouchesRequired = 1
    /// Points. No effect on a picture.
    open var allowableMovement: CGFloat = 10
}
