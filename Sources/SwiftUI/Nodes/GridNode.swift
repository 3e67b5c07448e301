import Foundation

/// A cell that reaches over several columns.
@MainActor
final class GridSpanNode: WrapperNode {
    let columns: Int

    init(_ content: ViewNode, _ columns: Int) {
        self.columns = columns
        super.init(content)
    }
}

/// A cell that has no part in how large its column or row is.
@MainActor
final class GridUnsizedNode: WrapperNode {
    let axes: Axis.Set

    init(_ content: ViewNode, _ axes: Axis.Set) {
        self.axes = axes
        super.init(content)
    }
}

/// A cell that says where it, or all of its column, stands.
@MainActor
final class GridPlaceNode: WrapperNode {
    let column: HorizontalAlignment?
    let anchor: UnitPoint?

    init(_ content: ViewNode, column: HorizontalAlignment? = nil, anchor: UnitPoint? = nil) {
        self.column = column
        self.anchor = anchor
        super.init(content)
    }
}

extension ViewNode {
    /// What the node and those that it only changes say to a grid; the outermost counts.
    fileprivate func gridValue<Node: ViewNode, Value>(_ value: (Node) -> Value?) -> Value? {
        var node: ViewNode? = self
        while let current = node {
            if let found = (current as? Node).flatMap(value) { return found }
            node = current.changedNode
        }
        return nil
    }
}

/// A row's cells. Outside of a grid it is a horizontal stack.
@MainActor
final class GridRowNode: WrapperNode {
    let cells: [ViewNode]
    let alignment: VerticalAlignment?

    init(_ cells: [ViewNode], _ alignment: VerticalAlignment?, isRightToLeft: Bool) {
        self.cells = cells
        self.alignment = alignment
        super.init(
            StackNode(
                cells, axis: .horizontal, spacing: nil, alignment: (alignment ?? .center).key,
                isRightToLeft: isRightToLeft))
    }
}

/// Rows whose cells stand below one another. A column is as wide as its widest cell: columns share what is offered as the
/// views of a stack do.
@MainActor
final class GridNode: ContainerNode {
    struct Cell {
        var node: ViewNode
        var column: Int
        var span: Int
        var row: Int
    }

    struct Row {
        var cells: [ViewNode]
        var alignment: VerticalAlignment?
        /// One view across all columns.
        var isWhole: Bool

        @MainActor init(_ node: ViewNode) {
            if let row = node as? GridRowNode {
                (cells, alignment, isWhole) = (row.cells, row.alignment, false)
            } else {
                (cells, alignment, isWhole) = ([node], nil, true)
            }
        }
    }

    private let rows: [Row]
    private let cells: [Cell]
    private let columnCount: Int
    private let alignment: Alignment
    /// Of columns of which a cell says how they stand.
    private let columnAlignments: [Int: HorizontalAlignment]
    private let columnGap: CGFloat
    private let rowGap: CGFloat

    init(
        _ rows: [Row], _ alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?, isRightToLeft: Bool
    ) {
        self.rows = rows
        self.alignment = alignment
        columnGap = horizontal ?? ViewSpacing.standard
        rowGap = vertical ?? ViewSpacing.standard
        func span(_ node: ViewNode) -> Int { node.gridValue { (span: GridSpanNode) in span.columns } ?? 1 }
        let count = rows.map { row in row.isWhole ? 1 : row.cells.reduce(0) { $0 + span($1) } }.max() ?? 0
        columnCount = max(1, count)
        var cells: [Cell] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for node in row.cells {
                let span = row.isWhole ? max(1, count) : span(node)
                cells.append(Cell(node: node, column: column, span: span, row: index))
                column += span
            }
        }
        self.cells = cells
        var columns: [Int: HorizontalAlignment] = [:]
        for cell in cells where columns[cell.column] == nil {
            columns[cell.column] = cell.node.gridValue { (place: GridPlaceNode) in place.column }
        }
        columnAlignments = columns
        super.init(cells.map(\.node), isRightToLeft: isRightToLeft)
    }

    private struct Arrangement {
        var size: CGSize
        var placements: [Placement]
    }

    private var arrangements = ProposalTable<Arrangement>()

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let arrangement = arrange(proposal)
        return arrangements.keep(arrangement, for: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] { arrangement(proposal).placements }

    private func takesPart(_ cell: Cell, _ axis: Axis) -> Bool {
        let unsized: Axis.Set = cell.node.gridValue { (node: GridUnsizedNode) in node.axes } ?? []
        return !unsized.contains(axis == .horizontal ? .horizontal : .vertical)
    }

    /// The widest cell of each column when every cell is offered a width.
    private func columnWidths(offered: CGFloat?) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: columnCount)
        for cell in cells where cell.span == 1 && takesPart(cell, .horizontal) {
            let width = cell.node.size(for: ProposedViewSize(width: offered, height: nil)).width
            widths[cell.column] = max(widths[cell.column], width)
        }
        return widths
    }

    /// The least flexible columns first, each an equal part of what is left.
    private func columnWidths(for proposal: ProposedViewSize) -> [CGFloat] {
        guard let whole = proposal.width, whole.isFinite else { return columnWidths(offered: proposal.width) }
        let (most, least) = (columnWidths(offered: .infinity), columnWidths(offered: 0))
        var left = max(0, whole - columnGap * CGFloat(columnCount - 1))
        var widths = most
        let order = widths.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        for (place, column) in order.enumerated() {
            let part = left / CGFloat(columnCount - place)
            widths[column] = columnWidths(offered: part)[column]
            left = max(0, left - widths[column])
        }
        return widths
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let widths = columnWidths(for: proposal)
        func width(_ cell: Cell) -> CGFloat {
            let end = min(cell.column + cell.span, columnCount)
            let own = cell.column < end ? widths[cell.column..<end] : []
            return own.reduce(0, +) + columnGap * CGFloat(max(0, own.count - 1))
        }
        var heights = [CGFloat](repeating: 0, count: rows.count)
        for cell in cells where takesPart(cell, .vertical) {
            let height = cell.node.size(for: ProposedViewSize(width: width(cell), height: nil)).height
            heights[cell.row] = max(heights[cell.row], height)
        }
        var placements: [Placement] = []
        for cell in cells {
            let room = CGSize(width: width(cell), height: heights[cell.row])
            let offered = ProposedViewSize(room)
            let size = cell.node.size(for: offered)
            let left = widths[..<min(cell.column, columnCount)].reduce(0, +) + columnGap * CGFloat(cell.column)
            let top = heights[..<cell.row].reduce(0, +) + rowGap * CGFloat(cell.row)
            let spare = CGSize(width: room.width - size.width, height: room.height - size.height)
            let place = inRoom(cell, spare: spare, offered)
            placements.append(
                Placement(origin: CGPoint(x: left + place.x, y: top + place.y), proposal: offered))
        }
        let gaps = CGSize(
            width: columnGap * CGFloat(columnCount - 1), height: rowGap * CGFloat(max(0, rows.count - 1)))
        return Arrangement(
            size: CGSize(width: widths.reduce(0, +) + gaps.width, height: heights.reduce(0, +) + gaps.height),
            placements: placements)
    }

    /// Where a cell stands in its room: by its own anchor, or as its column and its row do.
    private func inRoom(_ cell: Cell, spare: CGSize, _ offered: ProposedViewSize) -> CGPoint {
        if let anchor = cell.node.gridValue({ (place: GridPlaceNode) in place.anchor }) {
            return CGPoint(x: anchor.x * spare.width, y: anchor.y * spare.height)
        }
        let horizontal = columnAlignments[cell.column] ?? alignment.horizontal
        let vertical = rows[cell.row].alignment ?? alignment.vertical
        return CGPoint(
            x: share(horizontal) * spare.width, y: offset(cell, vertical, offered, spare.height))
    }

    private func share(_ alignment: HorizontalAlignment) -> CGFloat {
        switch alignment {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }

    /// How far below the row's top a cell is; cells that are aligned by their baselines meet at the lowest one.
    private func offset(
        _ cell: Cell, _ alignment: VerticalAlignment, _ offered: ProposedViewSize, _ spare: CGFloat
    ) -> CGFloat {
        switch alignment {
        case .top: return 0
        case .bottom: return spare
        case .firstTextBaseline, .lastTextBaseline:
            let guides = cells.filter { $0.row == cell.row }.map { $0.node.guide(alignment.key, offered) }
            return (guides.max() ?? 0) - cell.node.guide(alignment.key, offered)
        default: return spare / 2
        }
    }
}
