public import Foundation

/// Waits for two fingers that turn. No effect on a picture.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians; nothing is turned.
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}
