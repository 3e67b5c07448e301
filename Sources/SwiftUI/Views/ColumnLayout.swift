import Foundation
import UIKit

/// Places views in columns, row by row.
struct ColumnLayout: Layout {
    let columns: [GridItem]
    let spacing: CGFloat?
    /// Whether the columns are rows and the other way round.
    var isTurned = false

    struct Column {
        var x: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    static let standardSpacing: CGFloat = 8
    /// More than any screen has pixels across.
    private static let mostColumns = 10_000

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
                // As many as fit. There is no end to what fits into room without an end: one.
                let fitting = share.isFinite ? (share + gap(item)) / max(least + gap(item), 1) : 1
                let count = min(max(1, Int(clamping: fitting)), Self.mostColumns)
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
                .map { turned($0.sizeThatFits(offered($1))).height }.max() ?? 0
        }
    }

    private func turned(_ size: CGSize) -> CGSize {
        isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    private func offered(_ column: Column) -> ProposedViewSize {
        isTurned
            ? ProposedViewSize(width: nil, height: column.width) : ProposedViewSize(width: column.width, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = turned(proposal.replacingUnspecifiedDimensions()).width
        let columns = columns(in: room)
        let heights = rows(subviews, columns)
        let gaps = CGFloat(max(heights.count - 1, 0)) * (spacing ?? Self.standardSpacing)
        let isLimited = (isTurned ? proposal.height : proposal.width) != nil
        let width = max(isLimited ? room : 0, columns.last.map { $0.x + $0.width } ?? 0)
        return turned(CGSize(width: width, height: heights.reduce(gaps, +)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(in: turned(bounds.size).width)
        var y: CGFloat = 0
        for (row, height) in rows(subviews, columns).enumerated() {
            for (place, column) in columns.enumerated() {
                let index = row * columns.count + place
                guard subviews.indices.contains(index) else { break }
                let cell = turned(CGSize(width: column.width, height: height))
                let origin = isTurned ? CGPoint(x: y, y: column.x) : CGPoint(x: column.x, y: y)
                let size = subviews[index].sizeThatFits(offered(column))
                subviews[index].place(
                    at: CGPoint(
                        x: bounds.minX + origin.x + column.alignment.shares.x * (cell.width - size.width),
                        y: bounds.minY + origin.y + column.alignment.shares.y * (cell.height - size.height)),
                    proposal: offered(column))
            }
            y += height + (spacing ?? Self.standardSpacing)
        }
    }
}

extension Alignment {
    /// How much of the room that is left is before a view: 0 is none of it, 1 all of it.
    fileprivate var shares: (x: CGFloat, y: CGFloat) {
        (
            horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
            vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        )
    }
}
