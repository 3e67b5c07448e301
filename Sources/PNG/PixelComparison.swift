/// Comparisons of neighbouring pixels, many at once.
enum PixelComparison {
    /// How many pixels one look takes.
    static let block = 16

    /// How many of the first `limit` pixels are equal.
    @inline(__always)
    static func common(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, limit: Int) -> Int {
        var count = 0
        while count &+ block <= limit {
            let bits = differences(left + count, right + count)
            if bits != 0 { return count &+ bits.trailingZeroBitCount }
            count &+= block
        }
        while count &+ 2 <= limit {
            let difference = pair(left + count) ^ pair(right + count)
            if difference != 0 { return UInt32(truncatingIfNeeded: difference) == 0 ? count &+ 1 : count }
            count &+= 2
        }
        return count < limit && left[count] == right[count] ? count &+ 1 : count
    }

    /// Whether a block of pixels is the same in two places.
    ///
    /// The differences are gathered before they are looked at: a look at each would cost as much again.
    @inline(__always)
    static func areEqual(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>) -> Bool {
        let first = (four(left) ^ four(right)) | (four(left + 4) ^ four(right + 4))
        let second = (four(left + 8) ^ four(right + 8)) | (four(left + 12) ^ four(right + 12))
        let all = first | second
        return all[0] | all[1] == 0
    }

    /// A bit for each pixel of a block that differs between two places, the first lowest.
    ///
    /// Without a branch: where the edge of a letter runs is anyone's guess.
    @inline(__always)
    static func differences(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>) -> UInt64 {
        var all = SIMD4<UInt32>()
        for index in 0..<4 {
            let bits = SIMD4<UInt32>(1, 2, 4, 8) &<< UInt32(4 * index)
            let isDifferent = pixels(left + 4 * index) .!= pixels(right + 4 * index)
            all |= SIMD4<UInt32>().replacing(with: bits, where: isDifferent)
        }
        // As two numbers: four would be taken out of the register one by one.
        let halves = unsafeBitCast(all, to: SIMD2<UInt64>.self)
        let both = halves[0] | halves[1]
        return (both | both &>> 32) & 0xFFFF
    }

    @inline(__always)
    private static func pixels(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private static func four(_ pointer: UnsafePointer<UInt32>) -> SIMD2<UInt64> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD2<UInt64>.self)
    }

    @inline(__always)
    static func pair(_ pointer: UnsafePointer<UInt32>) -> UInt64 {
        UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
    }
}
