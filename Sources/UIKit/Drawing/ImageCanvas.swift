import DisplayLists
import Foundation

/// An image being drawn.
@MainActor
struct ImageCanvas {
    let context: CGContext
    private let bounds: CGRect
    private let scale: Double

    /// - Parameters:
    ///   - bounds: What of the drawing's space the image shows, points.
    ///   - isOpaque: Whether the image is black where nobody draws.
    ///   - scale: Pixels a point.
    init(bounds: CGRect, isOpaque: Bool, scale: Double) {
        self.bounds = bounds
        self.scale = scale > 0 ? scale : 1
        context = CGContext(
            traits: UITraitCollection.current.modifyingTraits { [scale = self.scale] in
                $0.displayScale = CGFloat(scale)
            })
        context.imageSize = bounds.size
        if isOpaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    }

    var image: UIImage {
        UIImage(drawing: RecordedDrawing(size: bounds.size, items: context.items), scale: scale)
    }
}

extension DrawingContexts {
    private static var begun: [ImageCanvas] = []

    static func begin(_ canvas: ImageCanvas) {
        begun.append(canvas)
        push(canvas.context)
    }

    /// What was drawn since the last `begin`.
    static var begunImage: UIImage? { begun.last?.image }

    static func endImage() {
        guard begun.popLast() != nil else { return }
        pop()
    }
}

/// Begins an image of one pixel a point, that is not opaque.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which what is drawn up to `UIGraphicsEndImageContext()` goes into.
/// - Parameters:
///   - opaque: Whether what nobody draws over is black.
///   - scale: Pixels a point; 0 is the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    DrawingContexts.begin(
        ImageCanvas(bounds: CGRect(origin: .zero, size: size), isOpaque: opaque, scale: Double(scale)))
}

/// What was drawn into the image that was begun last; `nil` without one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    DrawingContexts.begunImage
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { DrawingContexts.endImage() }

/// Makes a context the current one.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Goes back to the context before the one that was pushed last.
@preconcurrency @MainActor public func UIGraphicsPopContext() { DrawingContexts.pop() }

extension UIView {
    /// Draws the view and all in it, stretched over a rectangle, into the current context.
    /// - Returns: Whether there is a context.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        var listing = Listing(size: bounds.size)
        listing.group(Group(origin: CGPoint(x: -frame.minX, y: -frame.minY))) { $0.add(self) }
        let drawing = RecordedDrawing(size: bounds.size, items: listing.items)
        context.record(drawing.item(in: rect, tint: nil, isMirrored: false))
        return true
    }
}
