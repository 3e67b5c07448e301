public import Foundation

/// A difference of two points, or how fast something moves.
public struct CGVector: Hashable, Codable, Sendable {
    /// Points.
    public var dx: CGFloat
    /// Points.
    public var dy: CGFloat

    public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public static let zero = CGVector()
}
