public import Foundation

/// The shadow that a background casts.
public struct UIShadowProperties: Hashable, Sendable {
    /// The shadow's colour.
    public var color = UIColor.black
    /// The shadow's opacity, 0 to 1; 0 is no shadow.
    public var opacity: CGFloat = 0
    /// How far the shadow's edge is blurred, in points.
    public var radius: CGFloat = 3
    /// Where the shadow falls, in points from the background.
    public var offset = CGSize(width: 0, height: -3)

    /// No shadow.
    public init() {}
}
