/// Comparisons of neighbouring pixels, many at once.
enum PixelComparison {
    /// How many pixels one look takes.
    static let block = 16

    /// How many of the first `limit` pixels are equal.
    @inline(__always)
    static func common(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, limit: Int) -> Int {
        var count = 0
        // Blank ground is most of a picture.
        while count &+ block <= limit, areEqual(left + count, right + count) { count &+= block }
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

    @inline(__always)
    private static func four(_ pointer: UnsafePointer<UInt32>) -> SIMD2<UInt64> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD2<UInt64>.self)
    }

    @inline(__always)
    static func pair(_ pointer: UnsafePointer<UInt32>) -> UInt64 {
        UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
    }
}
