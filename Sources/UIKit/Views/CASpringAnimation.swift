public import Foundation

/// What would move a property as a spring does. No effect on a picture.
open class CASpringAnimation: CABasicAnimation {
    /// No effect on a picture.
    open var mass: CGFloat = 1
    /// No effect on a picture.
    open var stiffness: CGFloat = 100
    /// No effect on a picture.
    open var damping: CGFloat = 10
    /// No effect on a picture.
    open var initialVelocity: CGFloat = 0
    /// Those of the duration: nothing moves.
    open var settlingDuration: CFTimeInterval { duration }
}
