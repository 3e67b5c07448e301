/// A PNG written by the book, for pictures that the encoder does not write: stored Deflate blocks, any header.
struct PNGFile {
    var width: Int
    var height: Int
    var bitDepth: UInt8
    var colorType: UInt8
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// Filters and rows of every pass.
    var rows: [UInt8]

    var bytes: [UInt8] {
        let header = Self.word(width) + Self.word(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
        var file = Self.signature + Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        return file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return word(data.count) + body + word(Int(crc(body)))
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
    }

    /// A zlib stream without compression, of fewer than 65,536 bytes.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
        var sums = (1, 0)
        for byte in bytes {
            sums.0 = (sums.0 + Int(byte)) % 65_521
            sums.1 = (sums.1 + sums.0) % 65_521
        }
        return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + word(sums.1 << 16 | sums.0)
    }
}
