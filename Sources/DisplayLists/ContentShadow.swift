public import Foundation

/// A blurred copy of what a group's items cover, painted beneath them in one colour.
public struct ContentShadow: Hashable, Sendable {
    public var color: ResolvedColor
    public var offset: CGSize
    /// The Gaussian's standard deviation is half of this, in points, as for a layer's `shadowRadius`.
    public var radius: Double
    /// Holds all that casts it, in the group's own space.
    public var bounds: CGRect

    public init(color: ResolvedColor, offset: CGSize, radius: Double, bounds: CGRect) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.bounds = bounds
    }
}
