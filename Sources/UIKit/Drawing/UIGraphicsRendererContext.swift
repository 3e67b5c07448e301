public import Foundation

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
