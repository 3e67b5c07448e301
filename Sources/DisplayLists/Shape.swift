public import Foundation

/// An outline that can be filled, stroked or clipped to.
public enum Shape: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(RoundedRectangle)
    case ellipse(CGRect)
    case path(Path)

    /// The outline as path elements.
    public var path: Path {
        switch self {
        case .rectangle(let rect): .rectangle(rect)
        case .roundedRectangle(let rounded): rounded.path
        case .ellipse(let rect): .ellipse(rect)
        case .path(let path): path
        }
    }
}

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

/// How an outline is stroked: centred on the outline.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// In points.
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// Lengths of dashes and gaps in turn, in points; empty is an unbroken line.
    public var dashes: [Double]
    /// How far into the dashes the outline begins, in points.
    public var dashPhase: Double
    /// A corner that would stick out by more than so many half widths is cut off.
    public var miterLimit: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [], dashPhase: Double = 0,
        miterLimit: Double = 10
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
        self.dashPhase = dashPhase
        self.miterLimit = miterLimit
    }
}
