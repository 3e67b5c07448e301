import DisplayLists
import Foundation

extension Path {
    /// Whether a point is inside, by a rule; parts that are not closed count as closed.
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        var (pen, begin) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            defer { pen = end }
            // Whether a ray to the right of the point meets the line.
            guard (pen.y <= point.y) != (end.y <= point.y) else { return }
            let x = pen.x + (point.y - pen.y) / (end.y - pen.y) * (end.x - pen.x)
            guard x > point.x else { return }
            winding += end.y > pen.y ? 1 : -1
            crossings += 1
        }
        for element in elements {
            switch element {
            case .move(let next):
                line(to: begin)
                (pen, begin) = (next, next)
            case .line(let end): line(to: end)
            case .curve(let control1, let control2, let end):
                let start = pen
                for step in 1...32 {
                    line(to: Self.onCurve(start, control1, control2, end, at: Double(step) / 32))
                }
            case .close: line(to: begin)
            }
        }
        line(to: begin)
        return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }

    private static func onCurve(
        _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at share: Double
    ) -> CGPoint {
        let rest = 1 - share
        let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
        let (c, d) = (3 * rest * share * share, share * share * share)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The outline run through from its end, the last part first.
    var reversed: Path {
        var result = Path(fillRule: fillRule)
        for part in parts.reversed() { result.elements += Self.reversed(part) }
        return result
    }

    /// Each begins with where it is moved to.
    private var parts: [[Element]] {
        var parts: [[Element]] = []
        var start = CGPoint.zero
        var isClosed = false
        for element in elements {
            if case .move(let point) = element {
                start = point
                parts.append([element])
            } else if parts.isEmpty || isClosed {
                parts.append([.move(start), element])
            } else {
                parts[parts.count - 1].append(element)
            }
            isClosed = element == .close
        }
        return parts
    }

    private static func reversed(_ part: [Element]) -> [Element] {
        var points: [CGPoint] = []
        var isClosed = false
        for element in part {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(_, _, let end): points.append(end)
            case .close: isClosed = true
            }
        }
        guard let last = points.last else { return part }
        var result: [Element] = [.move(last)]
        let drawn = part.dropFirst().filter { $0 != .close }
        for (index, element) in drawn.enumerated().reversed() {
            if case .curve(let control1, let control2, _) = element {
                result.append(.curve(control1: control2, control2: control1, end: points[index]))
            } else {
                result.append(.line(points[index]))
            }
        }
        return isClosed ? result + [.close] : result
    }

    /// An arc that touches the lines from the current point to a corner and on to another point.
    mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: Double) {
        guard let start = self.end else { return move(to: corner) }
        let (a, b) = ((x: start.x - corner.x, y: start.y - corner.y), (x: end.x - corner.x, y: end.y - corner.y))
        let (first, second) = (hypot(a.x, a.y), hypot(b.x, b.y))
        let cross = a.x * b.y - a.y * b.x
        guard first > 0, second > 0, radius > 0, abs(cross) > 1e-9 * first * second else { return line(to: corner) }
        let half = acos(min(max((a.x * b.x + a.y * b.y) / (first * second), -1), 1)) / 2
        let reach = radius / tan(half)
        let from = CGPoint(x: corner.x + a.x / first * reach, y: corner.y + a.y / first * reach)
        let to = CGPoint(x: corner.x + b.x / second * reach, y: corner.y + b.y / second * reach)
        let toCenter = radius / sin(half)
        let middle = (x: a.x / first + b.x / second, y: a.y / first + b.y / second)
        let length = hypot(middle.x, middle.y)
        let center = CGPoint(x: corner.x + middle.x / length * toCenter, y: corner.y + middle.y / length * toCenter)
        addArc(
            center, radius, from: atan2(from.y - center.y, from.x - center.x),
            to: atan2(to.y - center.y, to.x - center.x), isGrowing: cross < 0)
    }
}
