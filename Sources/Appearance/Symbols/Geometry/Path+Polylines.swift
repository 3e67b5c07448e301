import DisplayLists
import Foundation

/// Straight lines that pass for a path.
struct Polyline: Hashable, Sendable {
    var points: [CGPoint]
    var isClosed = false
}

extension Path {
    /// The path's parts as straight lines.
    ///
    /// - Parameter tolerance: How far a line may lie from the curve, in the path's units.
    func polylines(tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        for element in elements {
            switch element {
            case .move(let point): lines.append(Polyline(points: [point]))
            case .line(let point): Self.append(point, to: &lines)
            case .curve(let first, let second, let end):
                guard let start = lines.last?.points.last else { continue }
                let count = Self.steps(start, first, second, end, tolerance)
                for step in 1...count {
                    Self.append(Self.point(start, first, second, end, at: Double(step) / Double(count)), to: &lines)
                }
            case .close:
                guard let start = lines.last?.points.first else { continue }
                lines[lines.count - 1].isClosed = true
                lines.append(Polyline(points: [start]))
            }
        }
        return lines.filter { $0.points.count > 1 }
    }

    private static func append(_ point: CGPoint, to lines: inout [Polyline]) {
        guard !lines.isEmpty, lines[lines.count - 1].points.last != point else { return }
        lines[lines.count - 1].points.append(point)
    }

    /// A cubic of n pieces is off by at most its greatest second difference times 3⁄4n².
    private static func steps(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: Double) -> Int {
        let first = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        let second = hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
        let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? min(max(Int(count), 1), 64) : 1
    }
}
