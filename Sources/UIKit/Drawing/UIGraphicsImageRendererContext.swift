import DisplayLists

/// What an image is drawn into by a renderer.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: ImageCanvas

    init(_ canvas: ImageCanvas, _ format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        super.init(cgContext: canvas.context, format: format)
    }

    /// What was drawn so far.
    open var currentImage: UIImage { canvas.image }
}
