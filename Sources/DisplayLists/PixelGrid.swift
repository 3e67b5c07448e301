public import Foundation

/// Rounding to the pixels of a screen. Lengths are points; `scale` is pixels a point.
///
/// A value within a millionth of a pixel of a pixel edge counts as being on it, so that sums such as
/// 38.666… + 44 do not jump a pixel for a rounding error of the arithmetic.
public struct PixelGrid: Hashable, Sendable {
    public let scale: Double

    public init(scale: Double) {
        self.scale = scale
    }

    private static let slack = 1e-6

    /// One pixel, in points.
    public var pixel: Double { 1 / scale }

    /// To the nearest pixel edge; halves go up.
    public func round(_ value: Double) -> Double {
        (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    public func ceil(_ value: Double) -> Double {
        (value * scale - Self.slack).rounded(.up) / scale
    }

    public func floor(_ value: Double) -> Double {
        (value * scale + Self.slack).rounded(.down) / scale
    }

    /// Both edges rounded to the nearest pixel, so that neighbours that touch still touch.
    public func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }
}
