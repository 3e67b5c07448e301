public import Foundation

/// Waits for a pointer that comes near. No effect on a picture.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Nothing hovers.
    open var zOffset: CGFloat { 0 }
    /// Nothing hovers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Nothing hovers.
    open var altitudeAngle: CGFloat { 0 }
}
