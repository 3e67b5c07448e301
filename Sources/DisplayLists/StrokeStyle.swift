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
