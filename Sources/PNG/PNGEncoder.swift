package import DisplayLists

/// Writes PNG files. Keeps its working memory between pictures; use one in each thread.
///
/// Made for pictures of lists, which are flat: most rows repeat the one above, and most of a row repeats the pixel before.
/// Rows that are photographic are filtered as PNG means photographs to be.
package struct PNGEncoder {
    private let stream = RowStream()
    /// Where in the file the chunk of pixels begins.
    private var dataStart = 0
    /// How many rows of the picture were added.
    private var rowCount = 0

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
                PixelLayout.straight(
                    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
            }
        }
        return words.withUnsafeBufferPointer { words in
            encode(words, width: bitmap.width, height: bitmap.height, layout: .transparent, scale: nil)
        }
    }

    // MARK: Strips

    /// How many rows of an opaque picture the next ones may refer to.
    package static func rowsAbove(width: Int) -> Int {
        MatchReach(width: width, bytesPerPixel: PixelLayout.opaque.bytesPerPixel).rows
    }

    /// Begins an opaque picture whose rows come in strips; gives the same bytes as the whole picture.
    ///
    /// - Parameter scale: as in `encode(_:scale:)`.
    package mutating func start(width: Int, height: Int, scale: Double?) {
        start(width: width, height: height, layout: .opaque, scale: scale)
    }

    /// Adds the next rows of the picture.
    ///
    /// - Parameters:
    ///   - buffer: as wide as the picture.
    ///   - rows: which of the buffer's rows; those above the first of them hold the last rows that were added before, at
    ///     least one of them, and `rowsAbove` for the bytes of the whole picture.
    ///   - marks: of these rows, where they may differ from the one above. A row that does not need not be there, unless
    ///     the next one does.
    package mutating func append(_ buffer: PixelBuffer, rows: Range<Int>, marks: RowMarks? = nil) {
        let marks = marks ?? RowMarks(width: buffer.width, rows: rows.count, all: true)
        buffer.words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress, rows.upperBound * buffer.width <= words.count,
                marks.masks.count == rows.count
            else { return }
            stream.append(
                base + rows.lowerBound * buffer.width, marks: marks, rowsAbove: min(rows.lowerBound, rowCount))
            rowCount += rows.count
        }
    }

    /// The file's bytes.
    package mutating func finish() -> [UInt8] {
        var bytes = stream.finish()
        bytes.closeChunk(at: dataStart)
        bytes.appendChunk("IEND", [])
        return bytes
    }

    private mutating func start(width: Int, height: Int, layout: PixelLayout, scale: Double?) {
        var head = PNGFormat.signature
        head.appendChunk("IHDR", PNGFormat.header(width: width, height: height, colorType: layout.colorType))
        // Perceptual intent: the pixels are sRGB.
        head.appendChunk("sRGB", [0])
        if let resolution = PNGFormat.resolution(scale: scale) { head.appendChunk("pHYs", resolution) }
        dataStart = head.count
        head.appendBigEndian(0)
        head += Array("IDAT".utf8)
        // Deflate with a 32 KiB window, no dictionary, fastest level.
        head += [0x78, 0x01]
        stream.start(width: width, layout: layout, after: head)
        rowCount = 0
    }

    private mutating func encode(
        _ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, layout: PixelLayout, scale: Double?
    ) -> [UInt8] {
        guard let base = words.baseAddress, words.count >= width * height else { return [] }
        start(width: width, height: height, layout: layout, scale: scale)
        stream.append(base, marks: RowMarks(width: width, rows: height, all: true), rowsAbove: 0)
        return finish()
    }
}
