/// How pixels become the bytes of a PNG's row.
enum PixelLayout {
    /// Three bytes a pixel from `BGRX`.
    case opaque
    /// Four bytes a pixel from `BGRA`, with straight colours.
    case transparent

    var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
    /// The header's colour type.
    var colorType: UInt8 { self == .opaque ? 2 : 6 }

    /// Writes a row's bytes without the filter's.
    func write(_ words: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
        switch self {
        case .opaque: Self.writeOpaque(words, count: count, to: target)
        case .transparent:
            for x in 0..<count {
                let word = words[x]
                target.storeBytes(of: (word << 8 | word >> 24).bigEndian, toByteOffset: x * 4, as: UInt32.self)
            }
        }
    }

    private static func writeOpaque(_ words: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
        for x in 0..<count {
            let word = words[x]
            target.storeBytes(of: UInt8(truncatingIfNeeded: word >> 16), toByteOffset: 3 * x, as: UInt8.self)
            target.storeBytes(of: UInt8(truncatingIfNeeded: word >> 8), toByteOffset: 3 * x + 1, as: UInt8.self)
            target.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: 3 * x + 2, as: UInt8.self)
        }
    }

    /// `0xAARRGGBB` with straight colours from premultiplied ones.
    static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            let value = word >> shift & 0xFF
            return alpha == 255 ? value : min((value * 255 + alpha / 2) / alpha, 255)
        }
        return alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
    }
}
