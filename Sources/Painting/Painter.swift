package import DisplayLists
import Foundation

/// Paints display lists. Keeps faces, glyphs and images between pictures; use one in each thread.
package final class Painter {
    /// The longest side of a picture, in pixels.
    package static let maximumSide = 32_767
    /// The most pixels in a picture.
    package static let maximumArea = 256 * 1024 * 1024

    /// Pixels of a strip: 1.2 MB, which with glyphs and masks fits the second-level cache of current cores.
    private static let stripArea = 300_000

    private let caches = PaintingCaches()
    private var strip = PixelBuffer(width: 1, height: 1)

    package init() {}

    /// Paints a list on black; the same pixels as in strips.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - buffer: takes on the picture's size; what it held before is lost.
    package func paint(_ list: DisplayList, scale: Double, into buffer: inout PixelBuffer) throws(PaintingError) {
        let (width, height) = try Self.pixelSize(of: list, scale: scale)
        buffer.prepareForPainting(count: width * height)
        buffer.resize(width: width, height: height)
        defer { caches.trim() }
        // In the same strips: Cairo reckons gradients and turned edges from its surface's corner, and rounds.
        let extents = Extents(of: list.items, scale: scale)
        for rows in Self.strips(width: width, height: height) {
            try paint(list, extents, scale: scale, rows: rows, width: width, into: &buffer, at: rows.lowerBound) {
                $0.prepareGround(under: $0.canvas.bounds)
            }
        }
    }

    /// Paints a list on black in strips, from top to bottom. A strip stays in a core's cache until it is used, which a
    /// picture does not; and a picture needs no memory.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - rowsAbove: of the picture's rows, how many `use` wants to see again above the next ones.
    ///   - use: is given a buffer, which of its rows are the next of the picture, and where these may differ from the one
    ///     above. Those above them hold the last rows before, where there were as many. Of rows that do not differ, only
    ///     the last one before one that does is there.
    package func paintStrips(
        of list: DisplayList, scale: Double, rowsAbove: Int, use: (PixelBuffer, Range<Int>, RowMarks) -> Void
    ) throws(PaintingError) {
        let (width, height) = try Self.pixelSize(of: list, scale: scale)
        let strips = Self.strips(width: width, height: height)
        let extents = Extents(of: list.items, scale: scale)
        let highest = strips.first?.count ?? 1
        strip.prepareForPainting(count: width * (highest + rowsAbove))
        strip.resize(width: width, height: highest + rowsAbove)
        defer { caches.trim() }
        for rows in strips {
            var marks = RowMarks(width: width, rows: rows.count, all: true)
            try paint(list, extents, scale: scale, rows: rows, width: width, into: &strip, at: rowsAbove) {
                marks = $0.finishGround()
            }
            // What it stands under is not known here.
            marks.mark(row: 0)
            use(strip, rowsAbove..<rowsAbove + rows.count, marks)
            strip.copyRowsToTop(rows.count..<rows.count + rowsAbove)
        }
    }

    /// The rows of each strip, from top to bottom.
    private static func strips(width: Int, height: Int) -> [Range<Int>] {
        let rows = max(stripArea / width, 16)
        return stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    }

    /// Paints rows of the picture into a buffer as wide, from its row `first` on.
    ///
    /// - Parameter finish: writes what is left of the ground.
    private func paint(
        _ list: DisplayList, _ extents: Extents, scale: Double, rows: Range<Int>, width: Int,
        into buffer: inout PixelBuffer, at first: Int, finish: (inout PaintPass) -> Void
    ) throws(PaintingError) {
        let caches = caches
        var failure: PaintingError?
        buffer.words.withUnsafeMutableBufferPointer { words in
            guard let base = words.baseAddress else { return }
            do throws(PaintingError) {
                let canvas = Canvas(
                    borrowing: base + first * width, width: width, top: rows.lowerBound, height: rows.count)
                var pass = PaintPass(caches: caches, canvas: canvas, scale: scale, extents: extents)
                try pass.paint(list.items)
                finish(&pass)
                if let fault = canvas.drawing.fault { throw .drawing(reason: fault) }
            } catch {
                failure = error
            }
        }
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
