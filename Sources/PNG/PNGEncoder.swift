package import DisplayLists

/// Writes PNG files. Keeps its working memory between pictures; use one in each thread.
///
/// Made for pictures of lists, which are flat: most rows repeat the one above, and most of a row repeats the pixel before.
/// Rows that are photographic are filtered as PNG means photographs to be.
package struct PNGEncoder {
    private let stream = RowStream()

    package init() {}

    /// An opaque 8-bit RGB PNG. The same picture gives the same bytes.
    ///
    /// - Parameter scale: pixels a point, recorded as the picture's resolution (72 points an inch); `nil` records none.
    package mutating func encode(_ buffer: PixelBuffer, scale: Double? = nil) -> [UInt8] {
        buffer.words.withUnsafeBufferPointer { words in
            encode(words, width: buffer.width, height: buffer.height, layout: .opaque, scale: scale)
        }
    }

    /// An 8-bit RGBA PNG.
    package mutating func encode(bitmap: Bitmap) -> [UInt8] {
        let words = bitmap.pixels.withUnsafeBytes { bytes in
            (0..<bitmap.width * bitmap.height).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
        return words.withUnsafeBufferPointer { words in
            encode(words, width: bitmap.width, height: bitmap.height, layout: .transparent, scale: nil)
        }
    }

    private func encode(
        _ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, layout: PixelLayout, scale: Double?
    ) -> [UInt8] {
        guard let base = words.baseAddress, words.count >= width * height else { return [] }
        var head = PNGFormat.signature
        head.appendChunk("IHDR", PNGFormat.header(width: width, height: height, colorType: layout.colorType))
        // Perceptual intent: the pixels are sRGB.
        head.appendChunk("sRGB", [0])
        if let resolution = PNGFormat.resolution(scale: scale) { head.appendChunk("pHYs", resolution) }
        let dataStart = head.count
        head.appendBigEndian(0)
        head += Array("IDAT".utf8)
        // Deflate with a 32 KiB window, no dictionary, fastest level.
        head += [0x78, 0x01]
        var bytes = stream.encode(base, width: width, height: height, layout: layout, after: head)
        bytes.closeChunk(at: dataStart)
        bytes.appendChunk("IEND", [])
        return bytes
    }
}
