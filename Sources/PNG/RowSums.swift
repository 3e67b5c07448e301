/// What the bytes of a row of pixels add to Adler-32, summed up without spelling the bytes out.
struct RowSums {
    private static let modulus = 65_521

    /// Of all channels.
    private var total = 0
    /// Of each pixel's channels times its place in the row.
    private var weighted = 0
    /// Of each channel times its place in the pixel.
    private var inner = 0

    /// Goes from the row above to a row, which takes no look at what they have in common.
    ///
    /// - Parameter hasAlpha: whether the highest byte of a word is written.
    mutating func follow(
        _ changes: RowChanges, in row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, hasAlpha: Bool
    ) {
        let (places, count) = (changes.places, changes.count)
        for index in 0..<count {
            let x = Int(places[index])
            add(row[x], at: x, sign: 1, hasAlpha: hasAlpha)
            add(above[x], at: x, sign: -1, hasAlpha: hasAlpha)
        }
    }

    @inline(__always)
    private mutating func add(_ word: UInt32, at x: Int, sign: Int, hasAlpha: Bool) {
        let (red, green, blue) = (Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF))
        var (channels, offsets) = (red &+ green &+ blue, green &+ 2 &* blue)
        if hasAlpha {
            channels &+= Int(word >> 24)
            offsets &+= 3 &* Int(word >> 24)
        }
        total &+= sign &* channels
        weighted &+= sign &* x &* channels
        inner &+= sign &* offsets
    }

    /// Adler-32 (RFC 1950) after a row of pixels with a zero before them.
    ///
    /// - Parameter length: of the row in bytes.
    func checksum(after checksum: UInt32, length: Int, step: Int) -> UInt32 {
        let (low, high) = (Int(checksum & 0xFFFF), Int(checksum >> 16))
        // Each byte counts once for itself and each one behind it.
        let grown = high + low * length + (length - 1) * total - step * weighted - inner
        return UInt32(grown % Self.modulus) << 16 | UInt32((low + total) % Self.modulus)
    }
}
