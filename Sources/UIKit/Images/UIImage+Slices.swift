package import DisplayLists
import Foundation

extension UIImage {
    /// How a picture fills a room that is not its own size: what lies within the insets keeps its size, the rest between is
    /// stretched or repeated.
    struct Resizing: Hashable, Sendable {
        /// In points.
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
        /// How much of the middle is used, in points, from the upper left insets on; `nil` is all. Only asset catalogues
        /// leave any out.
        var center: CGSize?
    }

    /// The parts of a bitmap in a rectangle, each with the pixels that it shows there.
    ///
    /// - Parameter grid: Inner edges lie on it, so that no seam shows between parts.
    static func slices(
        of bitmap: Bitmap, _ resizing: Resizing, scale: Double, in rect: CGRect, grid: PixelGrid
    ) -> [(bitmap: Bitmap, rect: CGRect)] {
        let (caps, center) = (resizing.capInsets, resizing.center)
        let columns = ImageSlice.row(
            length: bitmap.width, caps: (caps.left, caps.right), center: center.map { Double($0.width) }, scale: scale,
            from: rect.minX, to: rect.maxX, grid: grid)
        let rows = ImageSlice.row(
            length: bitmap.height, caps: (caps.top, caps.bottom), center: center.map { Double($0.height) },
            scale: scale,
            from: rect.minY, to: rect.maxY, grid: grid)
        return rows.flatMap { row in
            columns.compactMap { column -> (Bitmap, CGRect)? in
                let place = CGRect(
                    x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                let isTiled = resizing.mode == .tile
                let part = bitmap.part(
                    x: column.source, y: row.source,
                    width: isTiled ? column.tiledLength(scale) : column.source.count,
                    height: isTiled ? row.tiledLength(scale) : row.source.count)
                return part.map { ($0, place) }
            }
        }
    }
}

/// A column or a row of a picture's parts.
package struct ImageSlice: Hashable {
    /// In the picture's pixels.
    package var source: Range<Int>
    /// In points.
    package var start: Double
    package var end: Double
    /// Whether it is between the insets.
    var isMiddle: Bool

    /// The pixels that the part has when its own ones are repeated at their size.
    func tiledLength(_ scale: Double) -> Int {
        guard isMiddle, source.count > 1 else { return source.count }
        return min(max(Int(((end - start) * scale).rounded()), 1), 16_384)
    }

    /// The parts along one side; those without pixels or room are left out. Insets that do not fit shrink alike.
    ///
    /// - Parameters:
    ///   - length: of the picture, in pixels.
    ///   - caps: At the beginning and the end, in points; so is `center`.
    package static func row(
        length: Int, caps: (Double, Double), center: Double?, scale: Double, from start: Double, to end: Double,
        grid: PixelGrid
    ) -> [ImageSlice] {
        func pixels(_ points: Double) -> Int {
            let pixels = (points * scale).rounded()
            return pixels > 0 ? Int(min(pixels, Double(length))) : 0
        }
        let lead = pixels(caps.0)
        let trail = min(pixels(caps.1), length - lead)
        let middle = center.map { min(max(pixels($0), 1), length - lead - trail) } ?? length - lead - trail
        let room = end - start
        let wanted = Double(lead + trail) / scale
        let shrink = wanted > room ? room / wanted : 1
        let first = lead > 0 ? min(max(grid.round(start + Double(lead) / scale * shrink), start), end) : start
        let last = trail > 0 ? min(max(grid.round(end - Double(trail) / scale * shrink), first), end) : end
        let slices = [
            ImageSlice(source: 0..<lead, start: start, end: first, isMiddle: false),
            ImageSlice(source: lead..<lead + middle, start: first, end: last, isMiddle: true),
            ImageSlice(source: length - trail..<length, start: last, end: end, isMiddle: false),
        ]
        return slices.filter { !$0.source.isEmpty && $0.end > $0.start }
    }
}

extension Bitmap {
    /// A part of the pixels, repeated from its beginning where it is wider or higher than it has any; `nil` where it would
    /// be too large to hold.
    fileprivate func part(x: Range<Int>, y: Range<Int>, width: Int, height: Int) -> Bitmap? {
        if x == 0..<self.width, y == 0..<self.height, width == self.width, height == self.height { return self }
        guard width * height <= 1 << 26 else { return nil }
        var part: [UInt8] = []
        part.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let line = (y.lowerBound + row % y.count) * self.width
            var left = width
            while left > 0 {
                let count = min(left, x.count)
                let start = (line + x.lowerBound) * 4
                part += pixels[start..<start + count * 4]
                left -= count
            }
        }
        return Bitmap(width: width, height: height, pixels: part)
    }
}
