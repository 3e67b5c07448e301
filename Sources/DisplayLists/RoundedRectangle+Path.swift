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

    /// The outline. Along an edge the continuous curve may use half of the edge, whichever corners are rounded; where that is
    /// less than its reach, its half at that edge is blended towards the circular arc, which needs one radius only. So the
    /// rows of iOS 26, 51 and 52 points tall with a radius of half of that, leave their upper edge as the continuous curve
    /// does and meet their sides as an arc does, alone and as the first of several alike. Measured in pictures (ios-references
    /// 26, 30, 31 and 34: within 0.06 points of the edge's path).
    public var path: Path {
        let limit = min(rect.width, rect.height) / 2
        let radius = min(self.radius, limit)
        guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
        let halves = (
            across: Self.half(smoothness: smoothness(rect.width, radius)),
            down: Self.half(smoothness: smoothness(rect.height, radius))
        )
        var path = Path()
        addCorner(to: &path, .topRight, radius: radius, from: halves.across, to: halves.down)
        addCorner(to: &path, .bottomRight, radius: radius, from: halves.down, to: halves.across)
        addCorner(to: &path, .bottomLeft, radius: radius, from: halves.across, to: halves.down)
        addCorner(to: &path, .topLeft, radius: radius, from: halves.down, to: halves.across)
        path.close()
        return path
    }

    /// How much of the continuous curve there is room for along an edge: 0 is the circular arc.
    private func smoothness(_ length: Double, _ radius: Double) -> Double {
        switch curve {
        case .circular: 0
        case .continuous: min(max((length / 2 / radius - 1) / (Self.continuousReach - 1), 0), 1)
        }
    }

    /// Adds one corner, going clockwise (y down).
    ///
    /// - Parameters:
    ///   - entry: The corner's half at the edge that the outline comes from.
    ///   - exit: Its half at the next edge.
    private func addCorner(
        to path: inout Path, _ corner: Corners, radius: Double, from entry: [CornerPoint], to exit: [CornerPoint]
    ) {
        let vertex: CGPoint
        /// Unit vectors from the vertex: back along the edge the outline comes from, and on along the next edge.
        let (back, on): ((x: Double, y: Double), (x: Double, y: Double))
        switch corner {
        case .topRight: (vertex, back, on) = (CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1))
        case .bottomRight: (vertex, back, on) = (CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0))
        case .bottomLeft: (vertex, back, on) = (CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1))
        default: (vertex, back, on) = (CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0))
        }
        guard corners.contains(corner) else {
            if path.elements.isEmpty { path.move(to: vertex) } else { path.line(to: vertex) }
            return
        }
        func point(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(
                x: vertex.x + radius * (along * back.x + across * on.x),
                y: vertex.y + radius * (along * back.y + across * on.y))
        }
        let first = entry.map { point($0.along, $0.across) }
        let last = exit.map { point($0.across, $0.along) }
        if path.elements.isEmpty { path.move(to: first[0]) } else { path.line(to: first[0]) }
        path.curve(to: first[3], control1: first[1], control2: first[2])
        path.line(to: first[4])
        path.curve(to: last[4], control1: first[5], control2: last[5])
        path.line(to: last[3])
        path.curve(to: last[0], control1: last[2], control2: last[1])
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
