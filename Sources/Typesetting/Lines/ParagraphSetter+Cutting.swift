// MARK: - The last line allowed, when there is more text than it holds

extension ParagraphSetter {
    /// How much wider than the room a line may be to be tightened rather than cut: the default of
    /// `NSParagraphStyle.tighteningFactorForTruncation`.
    private static let tighteningFactor = 0.05

    /// Adds the last line allowed, which holds the clusters from `first` to `end` at most.
    ///
    /// - Parameter next: where the next hard line starts; `nil` if there is none.
    func cut(from first: Int, to end: Int, _ line: Range<Int>, next: Int?, _ paragraph: Paragraph, room: Double) {
        if next == nil, paragraph.allowsTightening, paragraph.lineBreak.truncates,
            addTightened(first..<end, line, paragraph, room: room)
        {
            return
        }
        isTruncated = true
        switch paragraph.lineBreak {
        case .wordWrapping, .characterWrapping, .clipping:
            let room = paragraph.lineBreak == .clipping ? .infinity : room
            let filled = filler.fill(&shaped.clusters, from: first, to: end, room: room)
            add(
                Decided(pieces: [filled.shown], width: filled.width, start: line.lowerBound), paragraph, room: room)
        case .truncatingTail:
            addCutLine(first..<end, last: nil, .tail, line, paragraph, room: room)
        case .truncatingHead, .truncatingMiddle:
            let last = next.map { shapeLastHardLine(from: $0, paragraph) }
            let place: Place = paragraph.lineBreak == .truncatingHead ? .head : .middle
            addCutLine(first..<end, last: last, place, line, paragraph, room: room)
        }
    }

    private enum Place {
        case head, middle, tail
    }

    /// - Parameter last: the clusters of the last hard line, if that is another one.
    private func addCutLine(
        _ range: Range<Int>, last: Range<Int>?, _ place: Place, _ line: Range<Int>, _ paragraph: Paragraph, room: Double
    ) {
        var span = cutSpan(range, last: last, place, room: room)
        var ellipsis = mark(text.ellipsis, span: span)
        var parts = self.parts(range, last: last, place, ellipsis: ellipsis, room: room)
        // The ellipsis looks like what it replaces, which depends on where the cut falls.
        let replaced = replacedSpan(parts, range, last: last, place)
        if replaced != span {
            span = replaced
            ellipsis = mark(text.ellipsis, span: span)
            parts = self.parts(range, last: last, place, ellipsis: ellipsis, room: room)
        }
        add(
            Decided(
                pieces: [parts.beginning.clusters, ellipsis, parts.ending.clusters],
                width: parts.beginning.width + width(of: ellipsis) + parts.ending.width, start: line.lowerBound),
            paragraph, room: room)
    }

    private func parts(
        _ range: Range<Int>, last: Range<Int>?, _ place: Place, ellipsis: Range<Int>, room: Double
    ) -> (beginning: Truncation.Part, ending: Truncation.Part) {
        let clusters = shaped.clusters
        let room = room - width(of: ellipsis)
        let none: Truncation.Part = (range.lowerBound..<range.lowerBound, 0)
        switch place {
        case .tail:
            return (Truncation.beginning(of: range, clusters, room: room, filler), none)
        case .head:
            return (none, Truncation.ending(of: last ?? range, clusters, room: room, filler))
        case .middle:
            let half = Truncation.beginning(of: range, clusters, room: room / 2, filler)
            let rest = last ?? half.clusters.upperBound..<range.upperBound
            let ending = Truncation.ending(of: rest, clusters, room: room - half.width, filler)
            return (half, ending)
        }
    }

    private func width(of clusters: Range<Int>) -> Double {
        shaped.clusters[clusters].reduce(0) { $0 + $1.advance }
    }

    /// A first guess at the span of what is left out.
    private func cutSpan(_ range: Range<Int>, last: Range<Int>?, _ place: Place, room: Double) -> Int {
        let cluster: Int
        switch place {
        case .tail: cluster = Truncation.beginning(of: range, shaped.clusters, room: room, filler).clusters.upperBound
        case .middle:
            cluster = Truncation.beginning(of: range, shaped.clusters, room: room / 2, filler).clusters.upperBound
        case .head: cluster = range.lowerBound
        }
        return span(ofCluster: cluster, in: range)
    }

    private func replacedSpan(
        _ parts: (beginning: Truncation.Part, ending: Truncation.Part), _ range: Range<Int>, last: Range<Int>?,
        _ place: Place
    ) -> Int {
        switch place {
        case .tail, .middle: span(ofCluster: parts.beginning.clusters.upperBound, in: range)
        case .head: span(ofCluster: parts.ending.clusters.lowerBound - 1, in: range)
        }
    }

    private func span(ofCluster index: Int, in range: Range<Int>) -> Int {
        guard let last = range.last else { return 0 }
        return shaped.items[shaped.clusters[min(max(index, range.lowerBound), last)].item].span
    }

    /// Shapes the text's last hard line behind the one at hand.
    private func shapeLastHardLine(from next: Int, _ paragraph: Paragraph) -> Range<Int> {
        let line = text.lastHardLine(from: next)
        let first = shaped.clusters.count
        let isRightToLeft = shaped.isRightToLeft
        var boundaries: [Boundary] = []
        _ = itemizer.shape(
            line, of: text, spans: spans, direction: paragraph.direction, into: &shaped, boundaries: &boundaries)
        shaped.isRightToLeft = isRightToLeft
        return first..<shaped.clusters.count
    }

    /// Whether the line could be made to fit by moving its letters together.
    private func addTightened(_ range: Range<Int>, _ line: Range<Int>, _ paragraph: Paragraph, room: Double) -> Bool {
        let whole = filler.fill(&shaped.clusters, from: range.lowerBound, to: range.upperBound, room: .infinity)
        guard whole.inkWidth <= room * (1 + Self.tighteningFactor) else { return false }
        let count = shaped.clusters[whole.ink].count { $0.advance > 0 }
        guard count > 0 else { return false }
        add(
            Decided(
                pieces: [whole.ink], width: room, start: line.lowerBound,
                tightening: (whole.inkWidth - room) / Double(count)),
            paragraph, room: room)
        return true
    }
}
