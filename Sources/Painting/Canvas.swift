/// Pixels that are drawn on by Cairo and by hand, in device coordinates: four bytes each, premultiplied.
///
/// Also the base picture has an alpha channel (always 255), because Cairo leaves the unused byte of its opaque format
/// at whatever its code path happens to write.
struct Canvas {
    let bounds: PixelRect
    let drawing: Drawing
    private let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    private let stride: Int

    /// Draws into memory that outlives the canvas, rows without padding, the first of which is device row `top`.
    init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, top: Int = 0, height: Int) {
        bounds = PixelRect(left: 0, top: top, right: width, bottom: top + height)
        self.pixels = pixels
        stride = width
        drawing = Drawing(
            borrowing: pixels, format: .color, width: width, height: height, stride: width * 4, top: top)
    }

    /// An empty transparent layer over a part of the picture; `nil` when memory does not suffice.
    init?(layer bounds: PixelRect) {
        drawing = Drawing(left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height)
        guard let pixels = drawing.pixels else { return nil }
        self.bounds = bounds
        self.pixels = pixels.start
        stride = pixels.stride
    }

    /// How much each pixel is covered, whatever its colour.
    var coverage: Mask {
        // What Cairo holds back is in memory after this.
        _ = drawing.pixels
        var coverage: [UInt8] = []
        coverage.reserveCapacity(bounds.width * bounds.height)
        for y in bounds.top..<bounds.bottom {
            let row = row(x: bounds.left, y: y)
            for x in 0..<bounds.width { coverage.append(UInt8(row[x] >> 24)) }
        }
        return Mask(bounds: bounds, coverage: coverage)
    }

    /// The pixel at a place inside the bounds, and those to its right.
    @inline(__always)
    func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - bounds.top) * stride + x - bounds.left)
    }
}
