import DisplayLists
public import Foundation

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
    /// Of the sublayers, the first one included.
    open var instanceCount = 1
    /// Nothing moves in a picture. No effect on a picture.
    open var instanceDelay: CFTimeInterval = 0
    /// From one copy to the next, about the layer's anchor point. Only what lies in the plane is drawn.
    open var instanceTransform = CATransform3DIdentity
    /// What the copies' colours are multiplied with. Only its alpha is drawn.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Not drawn yet.
    open var instanceRedOffset: Float = 0
    /// Not drawn yet.
    open var instanceGreenOffset: Float = 0
    /// Not drawn yet.
    open var instanceBlueOffset: Float = 0
    /// Added to the alpha of each copy after the one before.
    open var instanceAlphaOffset: Float = 0
    /// No effect on a picture.
    open var preservesDepth = false

    /// More would show nothing new in a picture.
    private static let mostCopies = 1_000

    /// Where each copy stands in the layer.
    var copies: [Group] {
        let step = CATransform3DGetAffineTransform(instanceTransform)
        let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
        var matrix = CGAffineTransform.identity
        return (0..<min(max(instanceCount, 0), Self.mostCopies)).map { index in
            let about = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(matrix)
                .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
            matrix = matrix.concatenating(step)
            let alpha = (instanceColor?.color.alpha ?? 1) + Double(instanceAlphaOffset) * Double(index)
            return Group(
                transform: Transform(a: about.a, b: about.b, c: about.c, d: about.d, tx: about.tx, ty: about.ty),
                opacity: min(max(alpha, 0), 1))
        }
    }
}

/// A layer whose sublayers keep their depth. They are drawn flat. Not drawn yet.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers. Not drawn yet.
open class CAScrollLayer: CALayer {
    open func scroll(to p: CGPoint) {}
    open func scroll(to r: CGRect) {}
}
