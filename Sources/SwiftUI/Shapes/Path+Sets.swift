import DisplayLists
public import Foundation

extension Path {
    /// What is in either outline.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(DisplayLists.Path(outline.elements + other.outline.elements))
    }
    /// What is in one of the outlines but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(DisplayLists.Path(outline.elements + other.outline.elements, fillRule: .evenOdd))
    }
    /// What is in both outlines, where both are convex. Others are not drawn yet.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(polygon: ConvexPolygon(outline).points(in: ConvexPolygon(other.outline)))
    }
    /// What is in this outline but not in the other one, where both are convex. Others are not drawn yet.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        symmetricDifference(intersection(other))
    }

    private init(polygon points: [CGPoint]) {
        self.init()
        addLines(points)
        if !points.isEmpty { closeSubpath() }
    }

    /// Whether a point is inside of the outline.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        let edges = outline.polylines.flatMap { line in
            line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
        }
        for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { continue }
            winding += to.y > from.y ? 1 : -1
            crossings += 1
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

/// An outline as straight lines, of which the first part counts.
private struct ConvexPolygon {
    private var points: [CGPoint] = []

    /// Lines that a curve is cut into.
    private static let steps = 24

    init(_ path: DisplayLists.Path) {
        for element in path.elements {
            switch element {
            case .move(let point):
                if points.count > 1 { return }
                points = [point]
            case .line(let point): points.append(point)
            case .curve(let first, let second, let end):
                let start = points.last ?? first
                for step in 1...Self.steps {
                    points.append(Self.point(start, first, second, end, CGFloat(step) / CGFloat(Self.steps)))
                }
            case .close: return
            }
        }
    }

    private static func point(
        _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ share: CGFloat
    ) -> CGPoint {
        let rest = 1 - share
        let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
        let x = weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x
        let y = weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
        return CGPoint(x: x, y: y)
    }

    var edges: [(from: CGPoint, to: CGPoint)] {
        guard points.count > 2 else { return [] }
        return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }

    /// Twice the area, positive where the points go clockwise as seen with y down.
    private var area: CGFloat { edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } }

    /// What of the polygon is inside of another one, cut by one of its edges after the other.
    func points(in other: ConvexPolygon) -> [CGPoint] {
        let sign: CGFloat = other.area < 0 ? -1 : 1
        var result = points
        for edge in other.edges where edge.from != edge.to {
            func side(_ point: CGPoint) -> CGFloat {
                sign
                    * ((edge.to.x - edge.from.x) * (point.y - edge.from.y)
                        - (edge.to.y - edge.from.y) * (point.x - edge.from.x))
            }
            var kept: [CGPoint] = []
            for (index, point) in result.enumerated() {
                let next = result[(index + 1) % result.count]
                let (here, there) = (side(point), side(next))
                if here >= 0 { kept.append(point) }
                guard (here >= 0) != (there >= 0) else { continue }
                let share = here / (here - there)
                kept.append(
                    CGPoint(x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
            }
            result = kept
        }
        return result
    }
}
