/// An opaque painted picture: four bytes a pixel in the order blue, green, red, 255; rows without padding.
///
/// The storage is one array of words so that a painter can draw into it in place and a batch can reuse it.
public struct PixelBuffer: Hashable, Sendable {
    public private(set) var width: Int
    public private(set) var height: Int
    /// `0xFFRRGGBB` (little-endian: B, G, R, 255), row by row. The painter and the PNG decoder always write 255 to the
    /// highest byte, so that equal pictures are equal words; who reads pixels may ignore it.
    public var words: [UInt32]

    /// A black picture. Both sides have to be positive.
    public init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture has at least one pixel")
        self.width = width
        self.height = height
        words = [UInt32](repeating: 0xFF00_0000, count: width * height)
    }

    /// Copies rows to the top.
    public mutating func copyRowsToTop(_ rows: Range<Int>) {
        let (start, count) = (rows.lowerBound * width, rows.count * width)
        precondition(start >= 0 && start + count <= words.count, "rows of the picture")
        unsafe words.withUnsafeMutableBufferPointer { words in
            // Proved to lie inside by the precondition; the two may overlap.
            if let first = words.baseAddress { unsafe first.update(from: first + start, count: count) }
        }
    }

    /// Takes on another size; keeps the storage when the number of pixels does not grow. What it holds then is undefined.
    public mutating func resize(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture has at least one pixel")
        self.width = width
        self.height = height
        let count = width * height
        if words.count > count {
            words.removeLast(words.count - count)
        } else if words.count < count {
            words.append(contentsOf: repeatElement(0, count: count - words.count))
        }
    }
}
