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
        _ changes: RowBits, in row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, hasAlpha: Bool
    ) {
        // Said twice so that the compiler knows what is written.
        if hasAlpha {
            follow(changes, row, above, ChannelSums.transparent)
        } else {
            follow(changes, row, above, ChannelSums.opaque)
        }
    }

    @inline(__always)
    private mutating func follow(
        _ changes: RowBits, _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>,
        _ sums: (SIMD4<UInt32>) -> ChannelSums
    ) {
        for index in 0..<changes.count where changes[index] != 0 {
            let place = index &* RowBits.wordSize
            let pixels = (row + place, above + place)
            if changes.width &- place >= RowBits.wordSize {
                add(changes[index], at: place) { quad in
                    sums(Self.load(pixels.0 + quad)) &- sums(Self.load(pixels.1 + quad))
                }
            } else {
                // Not four at once: behind the last pixel may be nothing.
                add(changes[index], at: place) { quad in
                    var (here, there) = (SIMD4<UInt32>(), SIMD4<UInt32>())
                    for lane in 0..<min(4, changes.width &- place &- quad) {
                        here[lane] = pixels.0[quad &+ lane]
                        there[lane] = pixels.1[quad &+ lane]
                    }
                    return sums(here) &- sums(there)
                }
            }
        }
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    /// Adds the differences of those pixels of a word that differ, four at once.
    @inline(__always)
    private mutating func add(_ bits: UInt64, at place: Int, _ difference: (Int) -> ChannelSums) {
        var (totals, inners, distances) = (SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>())
        // A bit for each four pixels.
        let pairs = bits | bits &>> 1
        var rest = (pairs | pairs &>> 2) & 0x1111_1111_1111_1111
        while rest != 0 {
            let quad = rest.trailingZeroBitCount
            let sums = difference(quad)
            totals &+= sums.total
            inners &+= sums.inner
            distances &+= sums.total &* Int32(truncatingIfNeeded: quad)
            rest &= rest &- 1
        }
        // No sum of 64 pixels is too large.
        distances &+= totals &* SIMD4(0, 1, 2, 3)
        let sum = Int(totals.wrappedSum())
        total &+= sum
        weighted &+= place &* sum &+ Int(distances.wrappedSum())
        inner &+= Int(inners.wrappedSum())
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

/// Of the channels of each of four pixels.
private struct ChannelSums {
    var total: SIMD4<Int32>
    /// Each times its place in the pixel.
    var inner: SIMD4<Int32>

    /// Of what is written of `0xXXRRGGBB`.
    @inline(__always)
    static func opaque(_ words: SIMD4<UInt32>) -> ChannelSums {
        let (red, green, blue) = (channel(words, 16), channel(words, 8), channel(words, 0))
        return ChannelSums(total: red &+ green &+ blue, inner: green &+ blue &+ blue)
    }

    @inline(__always)
    static func transparent(_ words: SIMD4<UInt32>) -> ChannelSums {
        let (colors, alpha) = (opaque(words), channel(words, 24))
        return ChannelSums(total: colors.total &+ alpha, inner: colors.inner &+ alpha &* 3)
    }

    @inline(__always)
    private static func channel(_ words: SIMD4<UInt32>, _ shift: UInt32) -> SIMD4<Int32> {
        SIMD4<Int32>(truncatingIfNeeded: words &>> shift & 0xFF)
    }

    @inline(__always)
    static func &- (left: ChannelSums, right: ChannelSums) -> ChannelSums {
        ChannelSums(total: left.total &- right.total, inner: left.inner &- right.inner)
    }
}
