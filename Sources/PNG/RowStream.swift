import DisplayLists

/// Turns pixels into the zlib stream of a PNG, row by row.
final class RowStream {
    private let output = DeflateWriter()
    private let changes = RowChanges()
    private let flat = FlatRowMatcher()
    private let filtered = FilteredRowMatcher()
    /// How many rows above the next one the pixels of the row above were last written as they are; `nil` after a row that
    /// was filtered.
    private var rowsToAbove: Int?
    /// The size of the last stream: the next one is likely to need as much.
    private var expectedSize = 1 << 16

    private var width = 0
    private var layout = PixelLayout.opaque
    /// How many rows there were.
    private var number = 0
    private var checksum: UInt32 = 1
    /// Of the last row.
    private var sums = RowSums()
    /// Stands above the first row.
    private var zeros: [UInt32] = []

    /// Begins a stream of rows behind these bytes.
    func start(width: Int, layout: PixelLayout, after prefix: [UInt8]) {
        self.width = width
        self.layout = layout
        output.start(after: prefix, capacity: expectedSize)
        changes.start(width: width)
        flat.start(width: width, bytesPerPixel: layout.bytesPerPixel)
        filtered.start(width: width, layout: layout)
        if zeros.count < width { zeros = [UInt32](repeating: 0, count: width) }
        (number, rowsToAbove, checksum, sums) = (0, nil, 1, RowSums())
    }

    /// Adds rows.
    ///
    /// - Parameters:
    ///   - marks: where they may differ from the one above. The first one of all is marked.
    ///   - rowsAbove: how many of the rows that were added before stand before the first one in memory: as many as matches
    ///     may begin in, or all. Where there are fewer, none begins there.
    func append(_ words: UnsafePointer<UInt32>, marks: RowMarks, rowsAbove: Int) {
        if rowsAbove < min(number, MatchReach(width: width, bytesPerPixel: layout.bytesPerPixel).rows) { flat.forget() }
        changes.blockBits = marks.blockBits
        for (y, mask) in marks.masks.enumerated() {
            let row = words + y * width
            if mask == 0 {
                repeatRow()
            } else if y > 0 || rowsAbove > 0 {
                append(row, above: row - width, mask)
            } else {
                zeros.withUnsafeBufferPointer { zeros in
                    if let above = zeros.baseAddress { append(row, above: above, mask) }
                }
            }
            number += 1
        }
    }

    /// The prefix, the compressed rows and their checksum.
    func finish() -> [UInt8] {
        var bytes = output.finish()
        bytes.appendBigEndian(checksum)
        expectedSize = bytes.count + bytes.count / 8
        return bytes
    }

    private func append(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, _ mask: UInt64) {
        changes.find(row, above: above, in: mask)
        guard !changes.isEmpty else { return repeatRow() }
        let step = layout.bytesPerPixel
        sums.follow(changes.changes, in: row, above: above, hasAlpha: layout == .transparent)
        if changes.arePhotographic(in: row) {
            checksum = filtered.write(row, above: above, after: checksum, to: output)
            rowsToAbove = nil
        } else {
            flat.write(
                row, number: number, changes: changes, rowsToAbove: rowsToAbove, bytesPerPixel: step, to: output)
            checksum = sums.checksum(after: checksum, length: rowLength, step: step)
            rowsToAbove = 1
        }
    }

    private var rowLength: Int { 1 + width * layout.bytesPerPixel }

    /// The filter `up`, and not a byte of difference.
    private func repeatRow() {
        let length = rowLength
        var tokens = output.begin(atMost: length)
        tokens.literal(2)
        tokens.literal(0)
        if length > 4 {
            tokens.longMatch(length: length - 2, distance: 1)
        } else {
            for _ in 2..<length { tokens.literal(0) }
        }
        output.end(tokens)
        checksum = Self.checksum(checksum, ofRepeatedRow: length)
        rowsToAbove = rowsToAbove.map { $0 + 1 }
    }

    /// Adler-32 (RFC 1950) over a 2 and zeros: only the sum of sums grows on.
    private static func checksum(_ checksum: UInt32, ofRepeatedRow length: Int) -> UInt32 {
        let low = (UInt64(checksum & 0xFFFF) + 2) % 65_521
        let high = (UInt64(checksum >> 16) + low * UInt64(length)) % 65_521
        return UInt32(high << 16 | low)
    }
}
