package import DisplayLists

/// Writes PNG files. Keeps its working memory between pictures; use one in each thread.
package struct PNGEncoder {
    package init() {}

    /// An opaque 8-bit RGB PNG. The same picture gives the same bytes.
    ///
    /// - Parameter scale: pixels a point, recorded as the picture's resolution (72 points an inch); `nil` records none.
    package mutating func encode(_ buffer: PixelBuffer, scale: Double? = nil) -> [UInt8] {
        []
    }

    /// An 8-bit RGBA PNG.
    package mutating func encode(bitmap: Bitmap) -> [UInt8] {
        []
    }
}
