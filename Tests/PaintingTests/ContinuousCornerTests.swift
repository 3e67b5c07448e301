import DisplayLists
import Foundation
import Testing

/// The outline of continuous corners where an edge is short for them.
struct ContinuousCornerTests {
    /// A lone row as iOS 26 draws it: 51 points tall, with a radius of half of that.
    private let row = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 358, height: 51), radius: 25.5)

    /// How far the upper left corner's outline keeps from the left edge at a depth from the upper one.
    private func inset(_ shape: RoundedRectangle, atDepth depth: Double) -> Double {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in shape.path.elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                current = point
            case .curve(let first, let second, let end):
                for step in 1...64 {
                    let t = Double(step) / 64
                    let (a, b, c, d) = (
                        (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
                    )
                    points.append(
                        CGPoint(
                            x: a * current.x + b * first.x + c * second.x + d * end.x,
                            y: a * current.y + b * first.y + c * second.y + d * end.y))
                }
                current = end
            case .close: break
            }
        }
        let corner = points.filter { $0.x < 100 && $0.y < shape.rect.midY + 1 }
        guard let nearest = corner.min(by: { abs($0.y - depth) < abs($1.y - depth) }) else { return .infinity }
        return Double(nearest.x)
    }

    /// Measured in a picture of iOS 26.1 (ios-references 26).
    @Test(arguments: [(2.5, 14.79), (4.5, 11.05), (8.5, 6.49), (14.5, 2.49), (20.5, 0.49)])
    func aLowRowFollowsThePicture(depth: Double, inset: Double) {
        #expect(abs(self.inset(row, atDepth: depth) - inset) < 0.35)
    }

    /// It leaves the upper edge as far out as any continuous corner and has met the side where an arc does.
    @Test(arguments: [RoundedRectangle.Corners.all, [.topLeft, .topRight]])
    func onlyTheShortEdgeIsAnArc(corners: RoundedRectangle.Corners) {
        var shape = row
        shape.corners = corners
        let xs = shape.path.elements.compactMap { if case .move(let point) = $0 { point.x } else { nil } }
        #expect(abs((xs.first ?? 0) - (358 - 25.5 * RoundedRectangle.continuousReach)) < 1e-9)
        let ends = shape.path.elements.compactMap { element -> CGPoint? in
            if case .curve(_, _, let end) = element { end } else { nil }
        }
        #expect(ends.contains { $0.x == 358 && abs($0.y - 25.5) < 1e-9 })
    }

    @Test func aRowWithRoomIsContinuousAllAround() {
        let card = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 358, height: 197), radius: 26)
        let ends = card.path.elements.compactMap { element -> CGPoint? in
            if case .curve(_, _, let end) = element { end } else { nil }
        }
        #expect(ends.contains { $0.x == 358 && abs($0.y - 26 * RoundedRectangle.continuousReach) < 1e-9 })
    }
}
