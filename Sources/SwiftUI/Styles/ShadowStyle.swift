public import Foundation

/// A shadow of what is painted.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    /// The Gaussian's deviation, points.
    private let radius: CGFloat
    let offset: CGSize
    /// Whether it falls into what is painted.
    let isInner: Bool

    /// As layers have it, which is twice as much.
    var layerRadius: Double { max(0, Double(radius)) * 2 }

    /// A shadow behind what is painted.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false) }
    /// The shadow of what is around, in what is painted.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true) }
}
