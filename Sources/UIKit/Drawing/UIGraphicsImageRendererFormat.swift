import DisplayLists
public import Foundation

/// How images are drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point, that the image tells of; what is drawn has none. The screen's by default.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
    /// Whether the image has no alpha: what nobody draws over is black.
    open var opaque = false
    /// No effect on a picture.
    open var preferredRange = Range.automatic
    /// No effect on a picture.
    open var prefersExtendedRange = false

    /// Ranges of colours.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// With the scale of the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = max(1, traitCollection.displayScale)
    }
}
