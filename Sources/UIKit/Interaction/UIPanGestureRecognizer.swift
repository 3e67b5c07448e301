public import Foundation

/// Waits for a drag. No effect on a picture.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// No effect on a picture.
    open var minimumNumberOfTouches = 1
    /// No effect on a picture.
    open var maximumNumberOfTouches = Int.max
    /// Nothing is dragged.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// No effect on a picture.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Nothing is dragged.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
