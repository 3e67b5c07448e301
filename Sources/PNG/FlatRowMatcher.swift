/// Finds matches in rows of flat pictures: with the pixel to the left, with the row above, and with what was seen last.
final class FlatRowMatcher {
    private static let hashBits = 14
    private static let pixelBits = 12
    /// A match with something seen before saves nothing when it is shorter, unless it is a whole pixel.
    private static let shortestHashed = 6
    /// Older than any match may be.
    private static let never: Int32 = -0x4000_0000

    /// The stream's last position of each hash of six bytes.
    private let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << hashBits)
    /// The stream's last position of each hash of a pixel: the edges of letters are made of few colours.
    private let pixels = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << pixelBits)

    deinit {
        heads.deallocate()
        pixels.deallocate()
    }

    func start() {
        heads.initialize(repeating: Self.never, count: 1 << Self.hashBits)
        pixels.initialize(repeating: Self.never, count: 1 << Self.pixelBits)
    }

    @inline(__always)
    private static func hash(_ bytes: UInt64, bits: Int) -> Int {
        Int((bytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private static func load32(_ pointer: UnsafePointer<UInt8>) -> SIMD4<UInt64> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt64>.self)
    }

    /// How many of the first `limit` bytes are equal.
    @inline(__always)
    private static func common(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, limit: Int) -> Int {
        var count = 0
        // Blank ground is most of a picture: four at once until there is a difference.
        while count &+ 32 <= limit, load32(left + count) == load32(right + count) { count &+= 32 }
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
    ///   - bytesPerPixel: 3 or 4.
    ///   - hasRowAbove: whether the bytes one row length before hold the row above, unfiltered as this one.
    func write(
        _ window: SlidingWindow, length: Int, bytesPerPixel: Int, hasRowAbove: Bool, to output: DeflateWriter
    ) {
        // Said twice so that the compiler knows the step of each: a division by it stands in the loop.
        if bytesPerPixel == 3 {
            writePixels(window, length: length, step: 3, above: hasRowAbove ? length : 0, to: output)
        } else {
            writePixels(window, length: length, step: 4, above: hasRowAbove ? length : 0, to: output)
        }
    }

    /// Goes from pixel to pixel: a match that ended within one would put all that follows out of step.
    @inline(__always)
    private func writePixels(
        _ window: SlidingWindow, length: Int, step: Int, above: Int, to output: DeflateWriter
    ) {
        let memory = UnsafePointer(window.memory)
        let (end, base) = (window.end, window.base)
        var index = end - length
        output.literal(memory[index])
        index += 1
        let secondPixel = index + step
        while index < end {
            let limit = end &- index
            guard limit >= 8 else {
                output.literal(memory[index])
                index &+= 1
                continue
            }
            let match = longestMatch(
                memory, index: index, base: base, limit: limit, step: step,
                left: index >= secondPixel ? step : 0, above: above)
            if match.length >= step {
                let length = match.length == limit ? limit : match.length &- match.length % step
                output.longMatch(length: length, distance: match.distance)
                index &+= length
            } else {
                for offset in 0..<step { output.literal(memory[index &+ offset]) }
                index &+= step
            }
        }
    }

    /// The longest match at a pixel, its distance being `left`, `above` (0 is none) or that of what was seen last.
    @inline(__always)
    private func longestMatch(
        _ memory: UnsafePointer<UInt8>, index: Int, base: Int, limit: Int, step: Int, left: Int, above: Int
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
        let position = base &+ index
        let distance = Self.distance(to: position, in: heads + Self.hash(eight << 16, bits: Self.hashBits))
        let pixel = eight << UInt64(64 &- 8 &* step)
        let near = Self.distance(to: position, in: pixels + Self.hash(pixel, bits: Self.pixelBits))
        if distance <= DeflateTables.windowSize {
            let common = Self.common(here, here - distance, limit: limit)
            if common >= Self.shortestHashed, common > best.length &+ 2 {
                best = Match(length: common, distance: distance)
            }
        }
        guard best.length < Self.shortestHashed, near <= DeflateTables.windowSize else { return best }
        let common = Self.common(here, here - near, limit: limit)
        return common > best.length ? Match(length: common, distance: near) : best
    }

    /// How far a position lies behind the one that stands there, which it takes the place of.
    @inline(__always)
    private static func distance(to position: Int, in place: UnsafeMutablePointer<Int32>) -> Int {
        defer { place.pointee = Int32(truncatingIfNeeded: position) }
        return position &- Int(place.pointee)
    }
}
