import CDeflate

/// Chooses a filter for a row of a photographic picture and writes what remains.
///
/// Neighbours in a photograph are alike but seldom equal: what is left after the filter are small numbers, which the
/// codes make short; matches are looked for among runs alone.
final class FilteredRowMatcher {
    private var layout = PixelLayout.opaque
    private var width = 0
    /// Of the rows at hand without their first byte.
    private var row: [UInt8] = []
    private var above: [UInt8] = []
    /// The row under each filter, the filter's byte first.
    private var candidates: [[UInt8]] = []

    /// Begins another picture.
    func start(width: Int, layout: PixelLayout) {
        (self.width, self.layout) = (width, layout)
        // Most pictures have no such row.
        (row, above, candidates) = ([], [], [])
    }

    /// Writes a row under the filter that leaves the smallest numbers.
    ///
    /// - Parameter above: the row above; `nil` stands for zeros.
    /// - Returns: the checksum after the row.
    func write(
        _ words: UnsafePointer<UInt32>, above wordsAbove: UnsafePointer<UInt32>?, after checksum: UInt32,
        to output: DeflateWriter
    ) -> UInt32 {
        let count = width * layout.bytesPerPixel
        if candidates.isEmpty {
            row = [UInt8](repeating: 0, count: count)
            above = row
            candidates = (0..<4).map { _ in [UInt8](repeating: 0, count: count + 1) }
        }
        spell(words, into: &row)
        if let wordsAbove { spell(wordsAbove, into: &above) }
        return candidates[filter(count: count)].withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return checksum }
            Self.write(base, length: count + 1, to: output)
            return libdeflate_adler32(checksum, base, count + 1)
        }
    }

    private func spell(_ words: UnsafePointer<UInt32>, into bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { buffer in
            if let base = buffer.baseAddress { layout.write(words, count: width, to: base) }
        }
    }

    /// Filters the row in each way; gives the best one's place.
    private func filter(count: Int) -> Int {
        var (best, smallest) = (0, Int.max)
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                guard let row = row.baseAddress, let above = above.baseAddress else { return }
                for kind in 1...4 {
                    let cost = candidates[kind - 1].withUnsafeMutableBufferPointer { buffer -> Int in
                        guard let target = buffer.baseAddress else { return .max }
                        target[0] = UInt8(kind)
                        Self.apply(kind, row, above, to: target + 1, count: count, step: layout.bytesPerPixel)
                        return Self.cost(target + 1, count: count)
                    }
                    if cost < smallest { (best, smallest) = (kind - 1, cost) }
                }
            }
        }
        return best
    }

    /// The sum of what is left, seen as numbers from −128 to 127.
    private static func cost(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var sum: UInt32 = 0
        for index in 0..<count { sum &+= UInt32(min(bytes[index], 0 &- bytes[index])) }
        return Int(sum)
    }

    private static func apply(
        _ kind: Int, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>,
        count: Int, step: Int
    ) {
        let first = min(step, count)
        switch kind {
        case 1:
            for index in 0..<first { target[index] = row[index] }
            for index in first..<count { target[index] = row[index] &- row[index &- step] }
        case 2:
            for index in 0..<count { target[index] = row[index] &- above[index] }
        case 3:
            for index in 0..<first { target[index] = row[index] &- above[index] >> 1 }
            for index in first..<count {
                let mean = (UInt16(row[index &- step]) &+ UInt16(above[index])) >> 1
                target[index] = row[index] &- UInt8(truncatingIfNeeded: mean)
            }
        default:
            for index in 0..<first { target[index] = row[index] &- above[index] }
            for index in first..<count {
                let predicted = paeth(row[index &- step], above[index], above[index &- step])
                target[index] = row[index] &- predicted
            }
        }
    }

    @inline(__always)
    static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        // No step can overflow; said so, the compiler does eight at once.
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (downward, rightward) = (b &- c, a &- c)
        let both = downward &+ rightward
        let toLeft = max(downward, 0 &- downward)
        let toAbove = max(rightward, 0 &- rightward)
        let toCorner = max(both, 0 &- both)
        let nearer = toAbove <= toCorner ? above : corner
        return toLeft <= min(toAbove, toCorner) ? left : nearer
    }

    private static func write(_ row: UnsafePointer<UInt8>, length: Int, to output: DeflateWriter) {
        var tokens = output.begin(atMost: length)
        var index = 0
        while index < length {
            let byte = row[index]
            var end = index + 1
            while end < length, row[end] == byte { end += 1 }
            let run = end - index
            tokens.literal(byte)
            if run >= 4 {
                tokens.longMatch(length: run - 1, distance: 1)
            } else {
                for _ in 1..<run { tokens.literal(byte) }
            }
            index = end
        }
        output.end(tokens)
    }
}
