package import Foundation

/// A full group drawn with characters: its outline, and each item with its number.
package struct GroupSketch {
    private var cells: [[Character]]
    /// Characters a point.
    private let scale: (x: Double, y: Double)

    /// As many characters wide.
    private static let columns = 60
    private static let rows = 3...40

    /// - Parameter container: what the group's fractions are of, points.
    package static func text(of group: GroupSpec, container: CGSize) -> String {
        let pixels = Pixels(scale: 1)
        let container = Extent(container)
        let plan = NodePlan(group: group, container: container, pixels: pixels)
        let solved = GroupSolver(pixels: pixels, flowAxis: .vertical, itemCount: 1).template(plan, in: container)
        var sketch = GroupSketch(size: solved.size)
        sketch.draw(Box(x: 0, y: 0, width: solved.size.width, height: solved.size.height), name: "")
        for (index, item) in solved.items.prefix(1000).enumerated() { sketch.draw(item.frame, name: String(index)) }
        return sketch.cells.map { String($0) + "\n" }.joined()
    }

    private init(size: Extent) {
        let width = max(1, size.width)
        // Characters are about twice as high as wide.
        let height = (max(1, size.height) / width * Double(Self.columns) / 2).rounded()
        let rows = Int(min(max(height, Double(Self.rows.lowerBound)), Double(Self.rows.upperBound)))
        scale = (Double(Self.columns - 1) / width, Double(rows - 1) / max(1, size.height))
        cells = Array(repeating: Array(repeating: " ", count: Self.columns), count: rows)
    }

    private mutating func draw(_ box: Box, name: String) {
        let columns = column(box.x)...column(box.x + box.width)
        let rows = row(box.y)...row(box.y + box.height)
        for column in columns {
            cells[rows.lowerBound][column] = "-"
            cells[rows.upperBound][column] = "-"
        }
        for row in rows {
            for column in [columns.lowerBound, columns.upperBound] {
                cells[row][column] = row == rows.lowerBound || row == rows.upperBound ? "+" : "|"
            }
        }
        let middle = (rows.lowerBound + rows.upperBound) / 2
        let start = (columns.lowerBound + columns.upperBound + 1 - name.count) / 2
        for (offset, character) in name.enumerated() where columns.contains(start + offset) {
            cells[middle][start + offset] = character
        }
    }

    private func column(_ x: Double) -> Int { Self.clamped(x * scale.x, to: Self.columns - 1) }
    private func row(_ y: Double) -> Int { Self.clamped(y * scale.y, to: cells.count - 1) }

    private static func clamped(_ value: Double, to last: Int) -> Int {
        Int(max(0, min(value.tamed.rounded(), Double(last))))
    }
}
