/// How pixels become the bytes of a PNG's row.
enum PixelLayout {
    /// Three bytes a pixel from `BGRX`.
    case opaque
    /// Four bytes a pixel, straight alpha, from premultiplied `BGRA`.
    case transparent

    var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
    /// The header's colour type.
    var colorType: UInt8 { self == .opaque ? 2 : 6 }

    /// Writes a row's bytes without the filter's. May write two bytes past them.
    func write(_ words: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
        switch self {
        case .opaque: Self.writeOpaque(words, count: count, to: target)
        case .transparent:
            for x in 0..<count {
                target.storeBytes(of: Self.straight(words[x]), toByteOffset: x * 4, as: UInt32.self)
            }
        }
    }

    private static func writeOpaque(_ words: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
        var (target, x) = (target, 0)
        while x &+ 2 <= count {
            // Two pixels at once: red, green, blue, red, green, blue and two zeros that the next pair overwrites.
            let pair = UnsafeRawPointer(words + x).loadUnaligned(as: UInt64.self).bigEndian
            let bytes = pair >> 40 | (pair >> 8 & 0xFF_FFFF) << 24
            target.storeBytes(of: bytes.littleEndian, as: UInt64.self)
            target += 6
            x &+= 2
        }
        if x < count { target.storeBytes(of: UInt32(littleEndian: words[x]).byteSwapped >> 8, as: UInt32.self) }
    }

    /// Red, green, blue, alpha from a premultiplied word.
    private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            let value = word >> shift & 0xFF
            return alpha == 255 ? value : min((value * 255 + alpha / 2) / alpha, 255)
        }
        return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
    }
}
