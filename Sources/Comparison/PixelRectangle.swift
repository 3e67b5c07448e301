/// A rectangle of whole pixels; upper bounds are exclusive.
package struct PixelRectangle: Hashable, Sendable {
    package var columns: Range<Int>
    package var rows: Range<Int>

    package init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
    package var width: Int { columns.count }
    package var height: Int { rows.count }
}
