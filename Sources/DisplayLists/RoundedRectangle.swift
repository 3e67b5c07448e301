public import Foundation

/// A rectangle whose corners are cut by circular arcs or by the continuous curve.
public struct RoundedRectangle: Hashable, Sendable {
    public enum Curve: Hashable, Sendable {
        case circular
        /// The curve of iOS's cards: it begins about 1.53 radii before the corner.
        case continuous
    }

    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let topLeft = Corners(rawValue: 1)
        public static let topRight = Corners(rawValue: 2)
        public static let bottomLeft = Corners(rawValue: 4)
        public static let bottomRight = Corners(rawValue: 8)
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    public var rect: CGRect
    /// In points; more than half the shorter side counts as half of it.
    public var radius: Double
    /// The corners that are rounded; the others are square.
    public var corners: Corners
    public var curve: Curve

    public init(rect: CGRect, radius: Double, corners: Corners = .all, curve: Curve = .continuous) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }
}
