package import DisplayLists
import Foundation

/// Paints display lists. Keeps faces, glyphs and images between pictures; use one in each thread.
package final class Painter {
    /// The longest side of a picture, in pixels.
    package static let maximumSide = 32_767
    /// The most pixels in a picture.
    package static let maximumArea = 256 * 1024 * 1024

    private let caches = PaintingCaches()

    package init() {}

    /// Paints a list on black.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - buffer: takes on the picture's size; what it held before is lost.
    package func paint(_ list: DisplayList, scale: Double, into buffer: inout PixelBuffer) throws(PaintingError) {
        let (width, height) = try Self.pixelSize(of: list, scale: scale)
        buffer.prepareForPainting(count: width * height)
        buffer.resize(width: width, height: height)
        let caches = caches
        var failure: PaintingError?
        buffer.words.withUnsafeMutableBufferPointer { words in
            guard let base = words.baseAddress else { return }
            do throws(PaintingError) {
                let canvas = Canvas(borrowing: base, width: width, height: height)
                var pass = PaintPass(caches: caches, canvas: canvas, scale: scale)
                try pass.paint(list.items)
                pass.clearIfNeeded()
                if let fault = canvas.drawing.fault { throw .drawing(reason: fault) }
            } catch {
                failure = error
            }
        }
        caches.trim()
        if let failure { throw failure }
    }

    private static func pixelSize(of list: DisplayList, scale: Double) throws(PaintingError) -> (Int, Int) {
        let (width, height) = (list.size.width * scale, list.size.height * scale)
        guard scale.isFinite, scale > 0, width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw .invalidSize(width: list.size.width, height: list.size.height, scale: scale)
        }
        let side = Double(maximumSide)
        guard width <= side, height <= side, width * height <= Double(maximumArea) else {
            throw .tooLarge(width: width, height: height)
        }
        return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
    }
}
