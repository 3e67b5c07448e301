public import Foundation

/// Waits for a pinch.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Nothing is pinched.
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}
