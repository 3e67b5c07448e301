public import Foundation

/// Waits for a pinch. No effect on a picture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Nothing is pinched.
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}
