public import Foundation

/// Colours blended along a line, held beyond its ends.
public struct LinearGradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        /// 0 at `start`, 1 at `end`.
        public var location: Double
        public var color: ResolvedColor

        public init(location: Double, color: ResolvedColor) {
            self.location = location
            self.color = color
        }
    }

    /// In the space of the shape that is painted, in points.
    public var start: CGPoint
    public var end: CGPoint
    public var stops: [Stop]

    public init(start: CGPoint, end: CGPoint, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}
