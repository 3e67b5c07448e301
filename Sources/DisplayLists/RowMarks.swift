/// Where rows of a picture may differ from the one above, a bit for each block of columns. Who paints knows; who compares
/// rows then need not look at the rest.
package struct RowMarks {
    /// The binary logarithm of a block's columns: 64 at least, and as many that 64 blocks hold a row.
    package let blockBits: Int
    /// Of each row. Without a bit, the row is the one above.
    package private(set) var masks: [UInt64]

    /// Marks none, or all.
    package init(width: Int, rows: Int, all: Bool = false) {
        var bits = 6
        while width > 64 << bits { bits += 1 }
        blockBits = bits
        masks = [UInt64](repeating: all ? .max : 0, count: rows)
    }

    /// Marks columns of rows. Neither range is empty.
    package mutating func mark(columns: Range<Int>, rows: Range<Int>) {
        let (first, last) = (columns.lowerBound >> blockBits, (columns.upperBound - 1) >> blockBits)
        let mask = (UInt64.max << UInt64(first)) & (UInt64.max >> UInt64(63 - last))
        for row in rows { masks[row] |= mask }
    }

    /// Marks a whole row.
    package mutating func mark(row: Int) { masks[row] = .max }

    /// Says that a row is the one above.
    package mutating func clear(row: Int) { masks[row] = 0 }
}
