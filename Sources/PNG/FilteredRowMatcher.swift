/// Chooses a filter for a row of a photographic picture and writes what remains.
///
/// Neighbours in a photograph are alike but seldom equal: what is left after the filter are small numbers, which the
/// codes make short; matches are looked for among runs alone.
final class FilteredRowMatcher {
    private var candidates: [[UInt8]] = []

    func start(rowLength: Int) {
        candidates = (0..<4).map { _ in [UInt8](repeating: 0, count: rowLength) }
    }

    /// Filters the row that ends the window in place; its first byte becomes the filter.
    func filter(_ window: SlidingWindow, length: Int, bytesPerPixel: Int, above: UnsafePointer<UInt8>) {
        let row = window.memory + (window.end - length)
        var (best, smallest) = (0, Int.max)
        for kind in 1...4 {
            let cost = candidates[kind - 1].withUnsafeMutableBufferPointer { buffer -> Int in
                guard let target = buffer.baseAddress else { return .max }
                target[0] = UInt8(kind)
                Self.apply(kind, row + 1, above, to: target + 1, count: length - 1, step: bytesPerPixel)
                return Self.cost(target + 1, count: length - 1)
            }
            if cost < smallest { (best, smallest) = (kind, cost) }
        }
        candidates[best - 1].withUnsafeBufferPointer { buffer in
            if let source = buffer.baseAddress { row.update(from: source, count: length) }
        }
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

    /// Writes the filtered row that ends the window.
    func write(_ window: SlidingWindow, length: Int, to output: DeflateWriter) {
        let row = UnsafePointer(window.memory) + (window.end - length)
        var index = 0
        while index < length {
            let byte = row[index]
            var end = index + 1
            while end < length, row[end] == byte { end += 1 }
            let run = end - index
            output.literal(byte)
            if run >= 4 {
                output.longMatch(length: run - 1, distance: 1)
            } else {
                for _ in 1..<run { output.literal(byte) }
            }
            index = end
        }
    }
}
