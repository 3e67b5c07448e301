import Foundation

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
