public import Foundation

/// A blurred copy of a shape painted beneath a group's items.
public struct Shadow: Hashable, Sendable {
    /// In the group's own space.
    public var shape: Shape
    public var color: ResolvedColor
    public var offset: CGSize
    /// The Gaussian's standard deviation is half of this, in points, as for a layer's `shadowRadius`.
    public var radius: Double

    public init(shape: Shape, color: ResolvedColor, offset: CGSize, radius: Double) {
        self.shape = shape
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
