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
        var index = end - length
        output.literal(memory[index])
        index += 1
        let afterFirstPixel = index + bytesPerPixel
        while index < end {
            let limit = end &- index
            let here = memory + index
            guard limit >= 8 else {
                output.literal(here[0])
                index &+= 1
                continue
            }
            let eight = Self.load(here)
            var (best, distance) = (0, 0)
            if index >= afterFirstPixel, Self.load(here - bytesPerPixel) == eight {
                best = Self.common(here, here - bytesPerPixel, limit: limit)
                distance = bytesPerPixel
            }
            if hasRowAbove, best < 64, Self.load(here - length) == eight {
                let common = Self.common(here, here - length, limit: limit)
                if common > best &+ 8 { (best, distance) = (common, length) }
            }
            if best < 16 {
                let head = heads + Self.hash(eight)
                let position = base &+ index
                let candidate = Int(head.pointee)
                head.pointee = Int32(truncatingIfNeeded: position)
                if position &- candidate <= DeflateTables.windowSize {
                    let common = Self.common(here, memory + (candidate &- base), limit: limit)
                    if common >= Self.shortestHashed, common > best &+ 2 {
                        (best, distance) = (common, position &- candidate)
                    }
                }
            }
            if best >= Self.shortestHashed {
                output.longMatch(length: best, distance: distance)
                index &+= best
            } else {
                output.literal(here[0])
                index &+= 1
            }
        }
    }
}
