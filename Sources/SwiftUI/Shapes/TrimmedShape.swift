import DisplayLists
public import Foundation

/// A part of another shape's outline.
public struct TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let start: CGFloat
    let end: CGFloat

    public func path(in rect: CGRect) -> Path {
        Path(OutlineMeasure(base.path(in: rect).outline).part(from: Double(start), to: Double(end)))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
    /// The part of the outline between two shares of its length, 0…1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, start: startFraction, end: endFraction)
    }
}

extension Path {
    /// The part of the outline between two shares of its length, 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(OutlineMeasure(outline).part(from: Double(from), to: Double(to)))
    }
}

/// An outline as short straight lines, along which lengths are told.
private struct OutlineMeasure {
    private var segments: [(from: CGPoint, to: CGPoint, length: Double)] = []
    private var length = 0.0

    /// Lines that a curve is cut into.
    private static let steps = 32

    init(_ path: DisplayLists.Path) {
        var (start, place) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (start, place) = (point, point)
            case .line(let point): add(&place, point)
            case .curve(let first, let second, let end):
                let from = place
                for step in 1...Self.steps {
                    add(&place, Self.point(from, first, second, end, Double(step) / Double(Self.steps)))
                }
            case .close: add(&place, start)
            }
        }
    }

    private mutating func add(_ place: inout CGPoint, _ point: CGPoint) {
        let distance = Double(hypot(point.x - place.x, point.y - place.y))
        if distance > 0 {
            segments.append((place, point, distance))
            length += distance
        }
        place = point
    }

    private static func point(
        _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ share: Double
    ) -> CGPoint {
        let rest = 1 - share
        let (a, b, c, d) = (
            rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
        )
        let x = a * start.x + b * first.x + c * second.x + d * end.x
        let y = a * start.y + b * first.y + c * second.y + d * end.y
        return CGPoint(x: x, y: y)
    }

    func part(from: Double, to: Double) -> DisplayLists.Path {
        let (start, end) = (min(max(from, 0), 1) * length, min(max(to, 0), 1) * length)
        var path = DisplayLists.Path()
        guard start < end else { return path }
        var (done, last) = (0.0, CGPoint?.none)
        for segment in segments {
            defer { done += segment.length }
            guard done < end, done + segment.length > start else { continue }
            func at(_ distance: Double) -> CGPoint {
                let share = min(max((distance - done) / segment.length, 0), 1)
                return CGPoint(
                    x: segment.from.x + (segment.to.x - segment.from.x) * share,
                    y: segment.from.y + (segment.to.y - segment.from.y) * share)
            }
            let first = at(start)
            if last != first { path.move(to: first) }
            let next = at(end)
            path.line(to: next)
            last = next
        }
        return path
    }
}
