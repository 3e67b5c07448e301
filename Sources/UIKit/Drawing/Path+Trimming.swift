import DisplayLists
import Foundation

extension Path {
    /// The part of the outline between two shares of its length, curves by their cubic parts.
    /// - Parameters:
    ///   - start: 0…1.
    ///   - end: 0…1; nothing is left where it is not above `start`.
    func trimmed(from start: Double, to end: Double) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start.isFinite, end.isFinite, start < end else { return Path() }
        guard start > 0 || end < 1 else { return self }
        let segments = Segment.all(of: self)
        let lengths = segments.map(\.length)
        let whole = lengths.reduce(0, +)
        guard whole > 0, whole.isFinite else { return Path() }
        var result = Path()
        var done = 0.0
        var pen: CGPoint?
        for (segment, length) in zip(segments, lengths) {
            defer { done += length }
            guard length > 0 else { continue }
            let first = max(0, (start * whole - done) / length)
            let last = min(1, (end * whole - done) / length)
            guard first < last else { continue }
            let part = segment.part(from: first, to: last)
            if pen != part.start { result.move(to: part.start) }
            switch part {
            case .line(_, let end): result.line(to: end)
            case .curve(_, let control1, let control2, let end):
                result.curve(to: end, control1: control1, control2: control2)
            }
            pen = part.end
        }
        return result
    }
}

/// A line or a cubic curve of an outline.
private enum Segment {
    case line(start: CGPoint, end: CGPoint)
    case curve(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint)

    /// A closed part ends with a line back to its beginning.
    static func all(of path: Path) -> [Segment] {
        var segments: [Segment] = []
        var (pen, begin) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (pen, begin) = (point, point)
            case .line(let point):
                segments.append(.line(start: pen, end: point))
                pen = point
            case .curve(let control1, let control2, let end):
                segments.append(.curve(start: pen, control1: control1, control2: control2, end: end))
                pen = end
            case .close:
                if pen != begin { segments.append(.line(start: pen, end: begin)) }
                pen = begin
            }
        }
        return segments
    }

    var start: CGPoint {
        switch self {
        case .line(let start, _), .curve(let start, _, _, _): start
        }
    }
    var end: CGPoint {
        switch self {
        case .line(_, let end), .curve(_, _, _, let end): end
        }
    }

    /// A curve's by its chords.
    var length: Double {
        switch self {
        case .line(let start, let end): return Self.distance(start, end)
        case .curve:
            let steps = 32
            var (sum, last) = (0.0, start)
            for step in 1...steps {
                let next = point(Double(step) / Double(steps))
                sum += Self.distance(last, next)
                last = next
            }
            return sum
        }
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
        hypot(second.x - first.x, second.y - first.y)
    }

    private static func between(_ first: CGPoint, _ second: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }

    private func point(_ share: Double) -> CGPoint { part(from: 0, to: share).end }

    /// By de Casteljau; shares of the curve's parameter stand for shares of its length.
    func part(from first: Double, to last: Double) -> Segment {
        switch self {
        case .line(let start, let end):
            return .line(start: Self.between(start, end, first), end: Self.between(start, end, last))
        case .curve:
            guard last < 1 || first > 0 else { return self }
            let head = split(at: last).before
            return first > 0 ? head.split(at: last > 0 ? first / last : 0).after : head
        }
    }

    private func split(at share: Double) -> (before: Segment, after: Segment) {
        guard case .curve(let start, let control1, let control2, let end) = self else { return (self, self) }
        let (a, b, c) = (
            Self.between(start, control1, share), Self.between(control1, control2, share),
            Self.between(control2, end, share)
        )
        let (d, e) = (Self.between(a, b, share), Self.between(b, c, share))
        let middle = Self.between(d, e, share)
        return (
            .curve(start: start, control1: a, control2: d, end: middle),
            .curve(start: middle, control1: e, control2: c, end: end)
        )
    }
}
