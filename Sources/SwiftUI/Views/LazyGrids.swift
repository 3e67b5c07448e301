public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// Points.
        case fixed(CGFloat)
        /// A part of what the fixed ones leave, between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit, each between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next column, points; `nil` is the system's.
    public var spacing: CGFloat?
    /// Where cells stand; `nil` is in the middle.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, row by row. It is laid out whole.
@MainActor @preconcurrency
public struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: Of narrow columns in the room that there is.
    ///   - spacing: Between rows, points; `nil` is the system's.
    ///   - pinnedViews: Changes nothing in a picture.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        ColumnLayout(columns: columns, spacing: spacing) { content }
    }
}

/// Places views in columns, row by row.
private struct ColumnLayout: Layout {
    let columns: [GridItem]
    let spacing: CGFloat?

    struct Column {
        var x: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    private static let standardSpacing: CGFloat = 8

    private func gap(_ item: GridItem) -> CGFloat { item.spacing ?? Self.standardSpacing }

    /// The columns that there are in a width: fixed ones get theirs, the others share what is left.
    private func columns(in width: CGFloat) -> [Column] {
        let gaps = columns.dropLast().reduce(0) { $0 + gap($1) }
        var left = max(0, width - gaps)
        var flexible = 0
        for item in columns {
            if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
        }
        var result: [Column] = []
        var x: CGFloat = 0
        for item in columns {
            let share = max(0, left) / CGFloat(max(flexible, 1))
            let alignment = item.alignment ?? .center
            switch item.size {
            case .fixed(let length):
                result.append(Column(x: x, width: length, alignment: alignment))
                x += length
            case .flexible(let least, let most):
                let length = min(max(share, least), most)
                left -= length
                flexible -= 1
                result.append(Column(x: x, width: length, alignment: alignment))
                x += length
            case .adaptive(let least, let most):
                let count = max(1, Int((share + gap(item)) / max(least + gap(item), 1)))
                let length = min((share - gap(item) * CGFloat(count - 1)) / CGFloat(count), most)
                for _ in 0..<count {
                    result.append(Column(x: x, width: length, alignment: alignment))
                    x += length + gap(item)
                }
                x -= gap(item)
                left -= share
                flexible -= 1
            }
            x += gap(item)
        }
        return result
    }

    private func rows(_ subviews: Subviews, _ columns: [Column]) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: columns.count).map { start in
            zip(subviews[start..<min(start + columns.count, subviews.count)], columns)
                .map { $0.sizeThatFits(ProposedViewSize(width: $1.width, height: nil)).height }.max() ?? 0
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = columns(in: proposal.replacingUnspecifiedDimensions().width)
        let heights = rows(subviews, columns)
        let gaps = CGFloat(max(heights.count - 1, 0)) * (spacing ?? Self.standardSpacing)
        return CGSize(
            width: max(proposal.width ?? 0, columns.last.map { $0.x + $0.width } ?? 0),
            height: heights.reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(in: bounds.width)
        var y = bounds.minY
        for (row, height) in rows(subviews, columns).enumerated() {
            for (place, column) in columns.enumerated() {
                let index = row * columns.count + place
                guard subviews.indices.contains(index) else { break }
                let offered = ProposedViewSize(width: column.width, height: nil)
                let size = subviews[index].sizeThatFits(offered)
                let x: CGFloat =
                    switch column.alignment.horizontal {
                    case .leading: 0
                    case .trailing: column.width - size.width
                    default: (column.width - size.width) / 2
                    }
                let top: CGFloat =
                    switch column.alignment.vertical {
                    case .top: 0
                    case .bottom: height - size.height
                    default: (height - size.height) / 2
                    }
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + column.x + x, y: y + top), proposal: offered)
            }
            y += height + (spacing ?? Self.standardSpacing)
        }
    }
}
