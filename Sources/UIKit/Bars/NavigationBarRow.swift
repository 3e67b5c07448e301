import Foundation

/// Where the title and the buttons of a bar's row stand: arithmetic from left to right, lengths in points.
struct NavigationBarRow {
    /// Buttons that stand together; in one capsule where they have one.
    struct Cluster: Equatable {
        var widths: [Double]
        /// Further room before the next cluster.
        var spaceAfter = 0.0

        var width: Double { widths.reduce(0, +) }
    }

    /// A stretch of the row.
    struct Span: Equatable {
        var x: Double
        var width: Double

        var end: Double { x + width }
    }

    var width: Double
    /// Where the first button begins and the last one ends.
    var leadingEdge: Double
    var trailingEdge: Double
    var itemGap: Double
    var titleGap: Double
    /// Both from the leading side to the trailing one.
    var leading: [Cluster] = []
    var trailing: [Cluster] = []

    var leadingSpans: [Span] {
        var x = leadingEdge
        return leading.map { cluster in
            defer { x += cluster.width + itemGap + cluster.spaceAfter }
            return Span(x: x, width: cluster.width)
        }
    }

    var trailingSpans: [Span] {
        var end = trailingEdge
        var spans: [Span] = []
        for (index, cluster) in trailing.enumerated().reversed() {
            if index < trailing.count - 1 { end -= itemGap + cluster.spaceAfter }
            spans.append(Span(x: end - cluster.width, width: cluster.width))
            end -= cluster.width
        }
        return spans.reversed()
    }

    /// What the buttons leave to a title.
    var titleRoom: Span {
        let start = leadingSpans.last.map { $0.end + titleGap } ?? leadingEdge
        let end = trailingSpans.first.map { $0.x - titleGap } ?? trailingEdge
        return Span(x: start, width: max(0, end - start))
    }

    /// In the middle of the bar where that is free, else as near to it as there is room; cut to the room.
    func title(width titleWidth: Double) -> Span {
        let room = titleRoom
        let shown = min(titleWidth, room.width)
        let centered = (width - shown) / 2
        return Span(x: min(max(centered, room.x), max(room.x, room.end - shown)), width: shown)
    }
}
