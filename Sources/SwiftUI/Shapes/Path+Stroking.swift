import DisplayLists
import Foundation

extension Path {
    /// The outline of the line along this one. Dashes are left out.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var stroker = Stroker(style)
        for line in outline.polylines { stroker.add(line) }
        return stroker.result
    }
}

/// Straight lines one after the other.
struct Polyline {
    var points: [CGPoint]
    /// Whether a point is a corner rather than a place on a curve.
    var corners: [Bool]
    var isClosed = false
}

extension DisplayLists.Path {
    /// The outline as straight lines.
    var polylines: [Polyline] {
        let steps = 24
        var lines: [Polyline] = []
        var line = Polyline(points: [], corners: [])
        func add(_ point: CGPoint, isCorner: Bool) {
            if point == line.points.last { return }
            line.points.append(point)
            line.corners.append(isCorner)
        }
        func end(isClosed: Bool) {
            line.isClosed = isClosed
            if isClosed, line.points.count > 1, line.points.first == line.points.last {
                line.points.removeLast()
                line.corners.removeLast()
            }
            if line.points.count > 1 { lines.append(line) }
            let start = line.points.first
            line = Polyline(points: [], corners: [])
            if isClosed, let start { add(start, isCorner: true) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                line = Polyline(points: [point], corners: [true])
            case .line(let point): add(point, isCorner: true)
            case .curve(let first, let second, let last):
                let start = line.points.last ?? first
                for step in 1...steps {
                    let share = CGFloat(step) / CGFloat(steps)
                    let rest = 1 - share
                    let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
                    let (c, d) = (3 * rest * share * share, share * share * share)
                    let x = a * start.x + b * first.x + c * second.x + d * last.x
                    let y = a * start.y + b * first.y + c * second.y + d * last.y
                    add(CGPoint(x: x, y: y), isCorner: step == steps)
                }
            case .close: end(isClosed: true)
            }
        }
        end(isClosed: false)
        return lines
    }
}

/// Puts the outline of a line together from its pieces, which all run the same way around, so that they add up.
private struct Stroker {
    private let style: StrokeStyle
    private let half: CGFloat
    var result = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        half = max(0, style.lineWidth / 2)
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        let count = line.isClosed ? points.count : points.count - 1
        for index in 0..<count {
            var (from, to) = (points[index], points[(index + 1) % points.count])
            let way = Self.direction(from, to)
            if style.lineCap == .square, !line.isClosed {
                if index == 0 { from = CGPoint(x: from.x - way.x * half, y: from.y - way.y * half) }
                if index == count - 1 { to = CGPoint(x: to.x + way.x * half, y: to.y + way.y * half) }
            }
            let (dx, dy) = (-way.y * half, way.x * half)
            addPolygon([
                CGPoint(x: from.x + dx, y: from.y + dy), CGPoint(x: from.x - dx, y: from.y - dy),
                CGPoint(x: to.x - dx, y: to.y - dy), CGPoint(x: to.x + dx, y: to.y + dy),
            ])
        }
        let joints = line.isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
        for index in joints {
            let before = points[(index + points.count - 1) % points.count]
            addJoint(before, points[index], points[(index + 1) % points.count], isCorner: line.corners[index])
        }
        guard style.lineCap == .round, !line.isClosed, let first = points.first, let last = points.last else { return }
        addCircle(first)
        addCircle(last)
    }

    private mutating func addJoint(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, isCorner: Bool) {
        if !isCorner || style.lineJoin == .round { return addCircle(point) }
        let (first, second) = (Self.direction(before, point), Self.direction(point, after))
        let turn = first.x * second.y - first.y * second.x
        guard abs(turn) > 1e-9 else { return }
        // The outer side of the turn.
        let side: CGFloat = turn > 0 ? -1 : 1
        let start = CGPoint(x: point.x - first.y * half * side, y: point.y + first.x * half * side)
        let end = CGPoint(x: point.x - second.y * half * side, y: point.y + second.x * half * side)
        var corner = [point, start, end]
        let cosine = first.x * second.x + first.y * second.y
        // Half of the angle between the lines decides how far the tip is.
        let ratio = (2 / max(1 + cosine, 1e-9)).squareRoot()
        if style.lineJoin == .miter, ratio <= style.miterLimit {
            let middle = CGPoint(x: (start.x + end.x) / 2 - point.x, y: (start.y + end.y) / 2 - point.y)
            let length = max((middle.x * middle.x + middle.y * middle.y).squareRoot(), 1e-9)
            let reach = half * ratio / length
            corner.insert(CGPoint(x: point.x + middle.x * reach, y: point.y + middle.y * reach), at: 2)
        }
        addPolygon(corner)
    }

    private mutating func addCircle(_ middle: CGPoint) {
        result.addEllipse(in: CGRect(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2))
    }

    /// Clockwise as seen with y down, as ellipses are.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = points.indices.reduce(CGFloat(0)) { sum, index in
            let (here, next) = (points[index], points[(index + 1) % points.count])
            return sum + here.x * next.y - next.x * here.y
        }
        result.addLines(area < 0 ? points.reversed() : points)
        result.closeSubpath()
    }

    private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
        return CGPoint(x: dx / length, y: dy / length)
    }
}
