package import DisplayLists
public import Foundation

/// A fixed sRGB colour.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    package let color: ResolvedColor

    package init(_ color: ResolvedColor) { self.color = color }

    /// Components of 0…1 in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ResolvedColor(red: red.orZero, green: green.orZero, blue: blue.orZero, alpha: alpha.orZero))
    }

    /// Components of 0…1 in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var alpha: CGFloat { color.alpha }
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue, alpha.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(ResolvedColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha.orZero))
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
    public var description: String { color.hexadecimal }
}
