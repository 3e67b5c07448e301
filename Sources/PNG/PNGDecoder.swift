import CDeflate
package import DisplayLists

/// Reads PNG files of every colour type, bit depth and interlacing. Colour profiles and gamma are ignored: every file
/// counts as sRGB.
package enum PNGDecoder {
    /// What a file may ask for.
    package struct Limits: Hashable, Sendable {
        package var maximumSide: Int
        package var maximumArea: Int

        package init(maximumSide: Int = 32_767, maximumArea: Int = 64 * 1024 * 1024) {
            self.maximumSide = maximumSide
            self.maximumArea = maximumArea
        }
    }

    /// The picture with its transparency.
    package static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) -> Bitmap {
        let picture = try pixels(bytes, limits: limits)
        let pixels = picture.words.withUnsafeBytes { Array($0) }
        guard let bitmap = Bitmap(width: picture.width, height: picture.height, pixels: pixels) else {
            throw .damagedPixels(reason: "there are none")
        }
        return bitmap
    }

    /// The picture laid over white, for comparing pictures.
    package static func decodeOpaque(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) -> PixelBuffer {
        let picture = try pixels(bytes, limits: limits)
        var buffer = PixelBuffer(width: picture.width, height: picture.height)
        buffer.words = picture.words
        buffer.words.withUnsafeMutableBufferPointer { words in
            for index in words.indices where words[index] < 0xFF00_0000 {
                // White shows by what alpha leaves; no channel can pass 255.
                words[index] = words[index] &+ (255 &- words[index] >> 24) &* 0x0101_0101
            }
        }
        return buffer
    }

    private static func pixels(
        _ bytes: [UInt8], limits: Limits
    ) throws(PNGError) -> (width: Int, height: Int, words: [UInt32]) {
        let chunks = try PNGChunks(bytes, limits: limits)
        let header = chunks.header
        let passes = header.passes
        var samples = try inflate(chunks.data, count: passes.reduce(0) { $0 + $1.byteCount })
        var failure: PNGError?
        let words = [UInt32](unsafeUninitializedCapacity: header.width * header.height) { words, count in
            guard let target = words.baseAddress else { return }
            target.initialize(repeating: 0xFF00_0000, count: header.width * header.height)
            count = header.width * header.height
            samples.withUnsafeMutableBufferPointer { samples in
                guard let source = samples.baseAddress else { return }
                do throws(PNGError) {
                    try expand(source, passes: passes, chunks: chunks, to: target)
                } catch {
                    failure = error
                }
            }
        }
        if let failure { throw failure }
        return (header.width, header.height, words)
    }

    private static func expand(
        _ samples: UnsafeMutablePointer<UInt8>, passes: [PNGHeader.Pass], chunks: PNGChunks,
        to target: UnsafeMutablePointer<UInt32>
    ) throws(PNGError) {
        let expansion = PNGExpansion(chunks)
        var row = samples
        for pass in passes {
            var above: UnsafePointer<UInt8>?
            for y in 0..<pass.height {
                let bytes = row + 1
                try PNGUnfiltering.undo(
                    row[0], bytes, above: above, count: pass.rowBytes, step: chunks.header.filterStep)
                let place = target + ((pass.y + y * pass.dy) * chunks.header.width + pass.x)
                expansion.expand(bytes, count: pass.width, to: place, stride: pass.dx)
                above = UnsafePointer(bytes)
                row += pass.rowBytes + 1
            }
        }
    }

    /// The stream's bytes, of which there have to be this many.
    private static func inflate(_ data: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
        // Deflate shrinks to a 1032nd at best: a picture that claims more is not worth its memory.
        guard count / 1032 <= data.count else {
            throw .damagedPixels(reason: "\(data.count) bytes cannot hold \(count)")
        }
        guard let inflater = libdeflate_alloc_decompressor() else { throw .damagedPixels(reason: "out of memory") }
        defer { libdeflate_free_decompressor(inflater) }
        var result = LIBDEFLATE_BAD_DATA
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            data.withUnsafeBytes { data in
                result = libdeflate_zlib_decompress(
                    inflater, data.baseAddress, data.count, buffer.baseAddress, count, nil)
            }
            written = result == LIBDEFLATE_SUCCESS ? count : 0
        }
        switch result {
        case LIBDEFLATE_SUCCESS: return bytes
        case LIBDEFLATE_SHORT_OUTPUT: throw .damagedPixels(reason: "there are too few")
        case LIBDEFLATE_INSUFFICIENT_SPACE: throw .damagedPixels(reason: "there are too many")
        default: throw .damagedPixels(reason: "they do not decompress, or their checksum is wrong")
        }
    }
}
