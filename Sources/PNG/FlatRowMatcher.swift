/// Finds matches in rows of flat pictures: with the pixel to the left, with the row above, and with what was seen last.
final class FlatRowMatcher {
    private static let hashBits = 14
    /// A match with something seen before saves nothing when it is shorter.
    private static let shortestHashed = 6

    /// The stream's last position of each hash of six bytes, or one too old to be matched.
    private let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << hashBits)

    deinit { heads.deallocate() }

    func start() { heads.initialize(repeating: -0x4000_0000, count: 1 << Self.hashBits) }

    @inline(__always)
    private static func hash(_ eight: UInt64) -> Int {
        Int((eight << 16 &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - hashBits))
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// How many of the first `limit` bytes are equal.
    @inline(__always)
    private static func common(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, limit: Int) -> Int {
        var count = 0
        while count &+ 8 <= limit {
            let difference = load(left + count) ^ load(right + count)
            if difference != 0 { return count &+ difference.trailingZeroBitCount >> 3 }
            count &+= 8
        }
        while count < limit, left[count] == right[count] { count &+= 1 }
        return count
    }

    private struct Match {
        var length = 0
        var distance = 0
    }

    /// Writes the row that ends the window.
    ///
    /// - Parameters:
    ///   - length: of the row, with its filter's byte.
    ///   - hasRowAbove: whether the bytes one row length before hold the row above, unfiltered as this one.
    func write(
        _ window: SlidingWindow, length: Int, bytesPerPixel: Int, hasRowAbove: Bool, to output: DeflateWriter
    ) {
        let memory = UnsafePointer(window.memory)
        let (end, base) = (window.end, window.base)
        let rowAbove = hasRowAbove ? length : 0
        var index = end - length
        output.literal(memory[index])
        index += 1
        let secondPixel = index + bytesPerPixel
        while index < end {
            let limit = end &- index
            guard limit >= 8 else {
                output.literal(memory[index])
                index &+= 1
                continue
            }
            let match = longestMatch(
                memory, index: index, base: base, limit: limit, left: index >= secondPixel ? bytesPerPixel : 0,
                above: rowAbove)
            if match.length >= Self.shortestHashed {
                output.longMatch(length: match.length, distance: match.distance)
                index &+= match.length
            } else {
                output.literal(memory[index])
                index &+= 1
            }
        }
    }

    /// The longest match at a place, its distance being `left`, `above` (0 is none) or that of what was seen last.
    @inline(__always)
    private func longestMatch(
        _ memory: UnsafePointer<UInt8>, index: Int, base: Int, limit: Int, left: Int, above: Int
    ) -> Match {
        let here = memory + index
        let eight = Self.load(here)
        var best = Match()
        if left > 0, Self.load(here - left) == eight {
            best = Match(length: Self.common(here, here - left, limit: limit), distance: left)
        }
        // A long run is cheaper than a longer distance.
        if above > 0, best.length < 64, Self.load(here - above) == eight {
            let common = Self.common(here, here - above, limit: limit)
            if common > best.length &+ 8 { best = Match(length: common, distance: above) }
        }
        guard best.length < 16 else { return best }
        let head = heads + Self.hash(eight)
        let position = base &+ index
        let distance = position &- Int(head.pointee)
        head.pointee = Int32(truncatingIfNeeded: position)
        if distance <= DeflateTables.windowSize {
            let common = Self.common(here, here - distance, limit: limit)
            if common >= Self.shortestHashed, common > best.length &+ 2 {
                best = Match(length: common, distance: distance)
            }
        }
        return best
    }
}
