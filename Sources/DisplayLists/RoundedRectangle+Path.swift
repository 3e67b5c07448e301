import Foundation

extension RoundedRectangle {
    /// A point of a corner: how far along the edge it is entered by, and how far from that edge.
    private struct CornerPoint {
        let along: Double
        let across: Double
    }

    /// Half of the continuous corner for radius 1, from the edge to the diagonal, as (control, control, end) of a
    /// cubic and then a line. The other half is its mirror. Source: uikit-metrics §12.4, fitted to real cards.
    private static let continuous: [CornerPoint] = [
        CornerPoint(along: 1.528_664_83, across: 0),
        CornerPoint(along: 1.088_493_23, across: 0),
        CornerPoint(along: 0.868_406_89, across: 0),
        CornerPoint(along: 0.669_934_27, across: 0.065_496),
        CornerPoint(along: 0.631_493_99, across: 0.074_911),
        CornerPoint(along: 0.372_823_92, across: 0.169_058_99),
    ]

    /// How far before the corner the continuous curve leaves the edge, in radii.
    public static let continuousReach = 1.528_664_83

    /// The outline. Where the continuous curve has no room (a side shorter than twice its reach), it is blended towards
    /// the circular arc, which needs one radius only: a capsule has round ends on the phone as well.
    public var path: Path {
        let limit = min(rect.width, rect.height) / 2
        let radius = min(self.radius, limit)
        guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
        let smoothness: Double
        switch curve {
        case .circular: smoothness = 0
        case .continuous:
            smoothness = min(max((room / radius - 1) / (Self.continuousReach - 1), 0), 1)
        }
        var path = Path()
        addCorner(to: &path, .topRight, radius: radius, smoothness: smoothness)
        addCorner(to: &path, .bottomRight, radius: radius, smoothness: smoothness)
        addCorner(to: &path, .bottomLeft, radius: radius, smoothness: smoothness)
        addCorner(to: &path, .topLeft, radius: radius, smoothness: smoothness)
        path.close()
        return path
    }

    /// How much of a side one corner may use: half of it when the corner at its other end is rounded too.
    private var room: Double {
        func hasBoth(_ first: Corners, _ second: Corners) -> Bool { corners.isSuperset(of: [first, second]) }
        let across = hasBoth(.topLeft, .topRight) || hasBoth(.bottomLeft, .bottomRight)
        let down = hasBoth(.topLeft, .bottomLeft) || hasBoth(.topRight, .bottomRight)
        return min(rect.width / (across ? 2 : 1), rect.height / (down ? 2 : 1))
    }

    /// Adds one corner, going clockwise (y down).
    private func addCorner(to path: inout Path, _ corner: Corners, radius: Double, smoothness: Double) {
        let vertex: CGPoint
        /// Unit vectors from the vertex: back along the edge the outline comes from, and on along the next edge.
        let (back, on): ((x: Double, y: Double), (x: Double, y: Double))
        switch corner {
        case .topRight: (vertex, back, on) = (CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1))
        case .bottomRight: (vertex, back, on) = (CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0))
        case .bottomLeft: (vertex, back, on) = (CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1))
        default: (vertex, back, on) = (CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0))
        }
        func point(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(
                x: vertex.x + radius * (along * back.x + across * on.x),
                y: vertex.y + radius * (along * back.y + across * on.y))
        }
        guard corners.contains(corner) else {
            if path.elements.isEmpty { path.move(to: vertex) } else { path.line(to: vertex) }
            return
        }
        let half = Self.half(smoothness: smoothness)
        let entry = point(half[0].along, half[0].across)
        if path.elements.isEmpty { path.move(to: entry) } else { path.line(to: entry) }
        path.curve(
            to: point(half[3].along, half[3].across), control1: point(half[1].along, half[1].across),
            control2: point(half[2].along, half[2].across))
        path.line(to: point(half[4].along, half[4].across))
        path.curve(
            to: point(half[4].across, half[4].along), control1: point(half[5].along, half[5].across),
            control2: point(half[5].across, half[5].along))
        path.line(to: point(half[3].across, half[3].along))
        path.curve(
            to: point(half[0].across, half[0].along), control1: point(half[2].across, half[2].along),
            control2: point(half[1].across, half[1].along))
    }

    /// Half a corner between the circular arc (0) and the continuous curve (1). The arc is cut at the same two places
    /// as the continuous curve, so that every one of its points has a partner to blend with.
    private static func half(smoothness: Double) -> [CornerPoint] {
        guard smoothness < 1 else { return continuous }
        let circle = circular
        guard smoothness > 0 else { return circle }
        return zip(circle, continuous).map { round, smooth in
            CornerPoint(
                along: round.along + (smooth.along - round.along) * smoothness,
                across: round.across + (smooth.across - round.across) * smoothness)
        }
    }

    private static let circular: [CornerPoint] = {
        /// The angle at which the continuous curve's first cubic ends, measured from the corner's centre.
        let first = atan2(1 - 0.669_934_27, 1 - 0.065_496)
        let second = atan2(1 - 0.631_493_99, 1 - 0.074_911)
        func at(_ angle: Double) -> CornerPoint { CornerPoint(along: 1 - sin(angle), across: 1 - cos(angle)) }
        /// The tangent's length for a cubic that follows an arc of the given angle.
        func handle(_ angle: Double) -> Double { 4 / 3 * tan(angle / 4) }
        let k1 = handle(first)
        let (end, next) = (at(first), at(second))
        let k2 = handle(.pi / 2 - 2 * second)
        return [
            CornerPoint(along: 1, across: 0),
            CornerPoint(along: 1 - k1, across: 0),
            CornerPoint(along: end.along + k1 * cos(first), across: end.across - k1 * sin(first)),
            end,
            next,
            CornerPoint(along: next.along - k2 * cos(second), across: next.across + k2 * sin(second)),
        ]
    }()
}
