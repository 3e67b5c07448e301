package import DisplayLists
public import Foundation

/// An outline of lines and curves that does not change.
public class CGPath: Hashable, CustomStringConvertible {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// A rectangle, after the transform where there is one.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path.rectangle(rect).applying(transform))
    }

    /// An ellipse that fills a rectangle, after the transform where there is one.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path.ellipse(rect).applying(transform))
    }

    /// A rectangle with circular corners; both radii are the smaller of the two.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let radius = min(cornerWidth, cornerHeight)
        self.init(RoundedRectangle(rect: rect, radius: radius, curve: .circular).path.applying(transform))
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.elements.isEmpty }
    /// Around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { isEmpty ? .null : path.bounds }
    /// Where the last line or curve ended; the origin for an empty path.
    public var currentPoint: CGPoint { path.end ?? .zero }

    public func copy() -> CGPath? { CGPath(path) }
    /// The same outline, to be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
    public var description: String { "path of \(path.elements.count) elements" }
}
