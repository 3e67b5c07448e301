public import Foundation

/// What renderers have in common.
@preconcurrency @MainActor
open class UIGraphicsRenderer {
    /// With the bounds of what is drawn.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        format = rendererFormat
        format.bounds = bounds.isNull || bounds.isInfinite ? .zero : bounds.standardized
    }

    /// Whether images can be made of what was drawn.
    open var allowsImageOutput: Bool { true }
}

/// What a renderer draws into.
@preconcurrency @MainActor
open class UIGraphicsRendererContext {
    /// Records what is drawn.
    public let cgContext: CGContext
    /// As the renderer's.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// A line of one point inside a rectangle's edge, in the current stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Keeps what is drawn from now on inside a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// How something is drawn.
open class UIGraphicsRendererFormat: NSObject {
    /// Of what is drawn, points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// A format of its own, with the screen's scale.
    open class func `default`() -> Self { self.init() }
    /// A format of its own that suits the screen best: the same.
    open class func preferred() -> Self { self.init() }
}
