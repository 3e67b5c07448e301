public import Foundation

/// Colours blended around a point.
public struct ConicGradient: Hashable, Sendable {
    /// In the space of the shape that is painted, in points.
    public var center: CGPoint
    /// Where location 0 is: radians from the right, growing clockwise.
    public var startAngle: Double
    /// From location 0 to location 1, in radians, up to a full turn. What is left of the turn is shared by the last and the first
    /// colour.
    public var sweep: Double
    public var stops: [LinearGradient.Stop]

    public init(
        center: CGPoint, startAngle: Double, sweep: Double = 2 * Double.pi, stops: [LinearGradient.Stop]
    ) {
        self.center = center
        self.startAngle = startAngle
        self.sweep = sweep
        self.stops = stops
    }
}
