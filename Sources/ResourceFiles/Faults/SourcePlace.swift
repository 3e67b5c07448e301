/// Where something stands in a text: line and column, both counted from 1. A column is one Unicode scalar.
package struct SourcePlace: Hashable, Sendable, Comparable {
    package var line: Int32
    package var column: Int32

    package init(line: Int, column: Int) {
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }

    package static let start = SourcePlace(line: 1, column: 1)

    package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
