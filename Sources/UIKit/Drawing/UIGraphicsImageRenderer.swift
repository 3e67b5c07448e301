import DisplayLists
public import Foundation

/// Draws images by code. What is drawn is kept as it is, without pixels: an image is sharp wherever it is shown, and has the
/// colours of the traits that are current when it is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// - Parameter bounds: What of the drawing's space the image shows, points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, rendererFormat: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// - Parameter size: Of the image, points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// - Parameter size: Of the image, points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// What `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(
            ImageCanvas(bounds: format.bounds, isOpaque: imageFormat.opaque, scale: Double(imageFormat.scale)),
            imageFormat)
        DrawingContexts.draw(into: context.cgContext) { actions(context) }
        return context.currentImage
    }

    /// What `actions` draws, as a PNG file. Empty, with a warning, where `UIImage.pngData()` gives nothing.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
