public import Foundation

/// Colours blended outwards from a point, held beyond the ellipse where they end.
public struct RadialGradient: Hashable, Sendable {
    /// In the space of the shape that is painted, in points.
    public var center: CGPoint
    /// Of the ellipse where location 1 is, in points. Where either is 0 there is the last colour alone.
    public var radii: CGSize
    /// Where location 0 is, as a share of the radii.
    public var start: Double
    public var stops: [LinearGradient.Stop]

    public init(center: CGPoint, radii: CGSize, start: Double = 0, stops: [LinearGradient.Stop]) {
        self.center = center
        self.radii = radii
        self.start = start
        self.stops = stops
    }
}
