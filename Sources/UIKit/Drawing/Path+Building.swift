package import DisplayLists
package import Foundation

extension Path {
    /// Where the last element ends; `nil` before any.
    package var end: CGPoint? {
        for (index, element) in elements.enumerated().reversed() {
            switch element {
            case .move(let point), .line(let point): return point
            case .curve(_, _, let end): return end
            case .close: return start(before: index)
            }
        }
        return nil
    }

    /// Where the part that is closed at an index began.
    private func start(before index: Int) -> CGPoint? {
        for element in elements[..<index].reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    func applying(_ transform: CGAffineTransform?) -> Path {
        guard let transform, !transform.isIdentity else { return self }
        return mapped { $0.applying(transform) }
    }

    /// A line, or the beginning where there is nothing to draw it from.
    package mutating func addLine(to point: CGPoint) {
        if elements.isEmpty { move(to: point) } else { line(to: point) }
    }

    /// The cubic curve that is the same as the quadratic one.
    package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
        let start = self.end ?? end
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(to: end, control1: between(start), control2: between(end))
    }

    /// An arc in cubics of a quarter circle at most.
    package mutating func addArc(
        _ center: CGPoint, _ radius: Double, from start: Double, to end: Double, isGrowing: Bool
    ) {
        guard radius >= 0, start.isFinite, end.isFinite else { return }
        let turn = 2 * Double.pi
        var sweep = isGrowing ? end - start : start - end
        if sweep >= turn { sweep = turn } else { sweep -= turn * (sweep / turn).rounded(.down) }
        if !isGrowing { sweep = -sweep }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(start))
        let count = Int((abs(sweep) / (turn / 4)).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        // How far along the tangents the control points are.
        let reach = 4.0 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            let (first, last) = (point(from), point(to))
            curve(
                to: last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
        }
    }
}
