import CDeflate
import Foundation

/// Turns pixels into the zlib stream of a PNG, row by row.
final class RowStream {
    private enum Kind {
        /// Written as it is.
        case plain
        /// Filtered, or a repetition of the row above.
        case filtered
    }

    private let output = DeflateWriter()
    private let window = SlidingWindow()
    private let flat = FlatRowMatcher()
    private let filtered = FilteredRowMatcher()
    private var previous = Kind.filtered
    /// The row above, unfiltered, for a row that is filtered.
    private var rowAbove: [UInt8] = []
    /// The size of the last stream: the next one is likely to need as much.
    private var expectedSize = 1 << 16

    private var width = 0
    private var layout = PixelLayout.opaque
    private var checksum: UInt32 = 1

    /// Begins a stream of rows behind these bytes.
    func start(width: Int, layout: PixelLayout, after prefix: [UInt8]) {
        self.width = width
        self.layout = layout
        let length = 1 + width * layout.bytesPerPixel
        output.start(after: prefix, capacity: expectedSize)
        window.start(rowLength: length)
        flat.start()
        filtered.start(rowLength: length)
        rowAbove = [UInt8](repeating: 0, count: length + 4)
        previous = .filtered
        checksum = 1
    }

    /// Adds rows.
    ///
    /// - Parameter hasRowAbove: whether the row above the first one stands before it in memory.
    func append(_ words: UnsafePointer<UInt32>, rows: Int, hasRowAbove: Bool) {
        let length = 1 + width * layout.bytesPerPixel
        for y in 0..<rows {
            let row = words + y * width
            let above = y > 0 || hasRowAbove ? row - width : nil
            checksum = encode(row, above: above, width: width, length: length, layout: layout, checksum: checksum)
        }
    }

    /// The prefix, the compressed rows and their checksum.
    func finish() -> [UInt8] {
        var bytes = output.finish()
        bytes.appendBigEndian(checksum)
        expectedSize = bytes.count + bytes.count / 8
        return bytes
    }

    private func encode(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int, length: Int, layout: PixelLayout,
        checksum: UInt32
    ) -> UInt32 {
        let target = window.nextRow(length: length)
        if let above, memcmp(row, above, width * 4) == 0 {
            repeatRow(target, length: length)
            previous = .filtered
            return Self.checksum(checksum, ofRepeatedRow: length)
        }
        target[0] = 0
        layout.write(row, count: width, to: target + 1)
        let step = layout.bytesPerPixel
        if !Self.isPhotographic(row, above: above, width: width) {
            let hasRowAbove = previous == .plain && length <= DeflateTables.windowSize
            flat.write(window, length: length, bytesPerPixel: step, hasRowAbove: hasRowAbove, to: output)
            previous = .plain
        } else {
            rowAbove.withUnsafeMutableBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                if let above { layout.write(above, count: width, to: base) }
                filtered.filter(
                    window, length: length, bytesPerPixel: step, above: base.assumingMemoryBound(to: UInt8.self))
            }
            filtered.write(window, length: length, to: output)
            previous = .filtered
        }
        return libdeflate_adler32(checksum, target, length)
    }

    /// The filter `up`, and not a byte of difference.
    private func repeatRow(_ target: UnsafeMutablePointer<UInt8>, length: Int) {
        target[0] = 2
        (target + 1).update(repeating: 0, count: length - 1)
        output.literal(2)
        output.literal(0)
        if length > 4 {
            output.longMatch(length: length - 2, distance: 1)
        } else {
            for _ in 2..<length { output.literal(0) }
        }
    }

    /// Adler-32 (RFC 1950) over a 2 and zeros: only the sum of sums grows on.
    private static func checksum(_ checksum: UInt32, ofRepeatedRow length: Int) -> UInt32 {
        let low = (UInt64(checksum & 0xFFFF) + 2) % 65_521
        let high = (UInt64(checksum >> 16) + low * UInt64(length)) % 65_521
        return UInt32(high << 16 | low)
    }

    /// Whether a row looks like a photograph where it looks like anything: probes that find a pixel unlike its neighbours
    /// mostly find six of them in a row. Text and symbols have edges of two or three such pixels.
    private static func isPhotographic(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int) -> Bool
    {
        // The first row has none above: the pixel before stands in, as it differs too where it matters.
        let above = above ?? row - 1
        var (edges, photographs) = (0, 0)
        var probe = 1
        while probe < width {
            let end = min(probe + 6, width)
            var x = probe
            while x < end, row[x] != row[x - 1], row[x] != above[x] { x += 1 }
            if x > probe { edges += 1 }
            if x == end { photographs += 1 }
            probe += 12
        }
        return photographs > 0 && photographs * 2 >= edges
    }
}
