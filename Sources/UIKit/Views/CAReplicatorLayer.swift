public import Foundation

/// A layer that shows its sublayers several times. They are drawn once. Not drawn yet.
open class CAReplicatorLayer: CALayer {
    /// Not drawn yet.
    open var instanceCount = 1
    /// Not drawn yet.
    open var instanceDelay: CFTimeInterval = 0
    /// Not drawn yet.
    open var instanceTransform = CATransform3DIdentity
    /// Not drawn yet.
    open var instanceColor: CGColor?
    /// Not drawn yet.
    open var instanceRedOffset: Float = 0
    /// Not drawn yet.
    open var instanceGreenOffset: Float = 0
    /// Not drawn yet.
    open var instanceBlueOffset: Float = 0
    /// Not drawn yet.
    open var instanceAlphaOffset: Float = 0
    /// No effect on a picture.
    open var preservesDepth = false
}

/// A layer whose sublayers keep their depth. They are drawn flat. Not drawn yet.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers. Not drawn yet.
open class CAScrollLayer: CALayer {
    open func scroll(to p: CGPoint) {}
    open func scroll(to r: CGRect) {}
}
