import DisplayLists
import Foundation

/// Closed outlines of strokes, all running counterclockwise (y down), so that in a clockwise field they cut holes.
enum SymbolContour {
    /// A line of straight segments, stroked with round caps and joins.
    static func stroke(_ points: [CGPoint], width: Double) -> Path {
        guard points.count >= 2 else { return Path() }
        var path = Path()
        let radius = width / 2
        addSide(points, radius, to: &path)
        addSide(points.reversed(), radius, to: &path)
        path.close()
        return path
    }

    /// One side of the line and the cap at its end.
    private static func addSide(_ points: [CGPoint], _ radius: Double, to path: inout Path) {
        for index in points.indices.dropLast() {
            let direction = angle(points[index], points[index + 1])
            // Of the right-hand side as one walks along the line.
            let side = direction + .pi / 2
            let start = offset(points[index], side, radius)
            if index == 0 {
                if path.elements.isEmpty { path.move(to: start) } else { path.line(to: start) }
            }
            let end = points[index + 1]
            guard index + 2 < points.count else {
                path.line(to: offset(end, side, radius))
                addArc(to: &path, center: end, radius: radius, from: side, by: -.pi)
                return
            }
            let turn = normalized(angle(end, points[index + 2]) - direction)
            if turn > 0 {
                // The inner side of the bend: where the two offset lines meet.
                path.line(to: offset(end, side + turn / 2, radius / cos(turn / 2)))
            } else {
                path.line(to: offset(end, side, radius))
                addArc(to: &path, center: end, radius: radius, from: side, by: turn)
            }
        }
    }

    /// Two bars of equal length through a centre, with round ends.
    ///
    /// - Parameter half: From the centre to the middle of an end.
    static func cross(center: CGPoint, half: Double, width: Double, rotation: Double) -> Path {
        var path = Path()
        let radius = width / 2
        for arm in 0..<4 {
            let direction = rotation - Double(arm) * .pi / 2
            let (right, left) = (direction + .pi / 2, direction - .pi / 2)
            let end = offset(center, direction, half)
            let inner = offset(center, direction + .pi / 4, radius * 2.0.squareRoot())
            if arm == 0 { path.move(to: inner) } else { path.line(to: inner) }
            path.line(to: offset(end, right, radius))
            addArc(to: &path, center: end, radius: radius, from: right, by: -.pi)
            path.line(to: offset(offset(center, left, radius), direction, radius))
        }
        path.close()
        return path
    }

    static func dot(_ center: CGPoint, radius: Double) -> Path {
        let disc = disc(center, radius: radius)
        return disc.mapped { CGPoint(x: $0.x, y: 2 * center.y - $0.y) }
    }

    /// Clockwise: the field that holes are cut into.
    static func disc(_ center: CGPoint, radius: Double) -> Path {
        .ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// - Parameter sweep: In radians; negative is counterclockwise on the screen.
    private static func addArc(
        to path: inout Path, center: CGPoint, radius: Double, from start: Double, by sweep: Double
    ) {
        let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            let (first, last) = (offset(center, from, radius), offset(center, to, radius))
            path.curve(
                to: last, control1: offset(first, from + .pi / 2, handle), control2: offset(last, to - .pi / 2, handle))
        }
    }

    private static func angle(_ from: CGPoint, _ to: CGPoint) -> Double { atan2(to.y - from.y, to.x - from.x) }

    private static func offset(_ point: CGPoint, _ angle: Double, _ distance: Double) -> CGPoint {
        CGPoint(x: point.x + cos(angle) * distance, y: point.y + sin(angle) * distance)
    }

    private static func normalized(_ angle: Double) -> Double {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }
}
