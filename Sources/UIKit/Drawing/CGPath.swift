package import DisplayLists
public import Foundation

/// An outline of lines and curves that does not change.
public class CGPath: Hashable, CustomStringConvertible {
    package fileprivate(set) var path: Path

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

/// An outline of lines and curves that can be added to.
public final class CGMutablePath: CGPath {
    /// An outline without anything in it.
    public convenience init() { self.init(Path()) }

    /// Begins a new part.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A part of its own: lines from point to point.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.line(to: point) }
    }
    /// A cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.curve(to: end, control1: control1, control2: control2)
    }
    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadratic(to: end, control: control) }
    /// An arc, joined to the current point by a line. Angles are radians from the right; they grow where `clockwise`
    /// is false, which with y down looks clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center, radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    }
    /// A rectangle as a part of its own.
    public func addRect(_ rect: CGRect) { path.elements += Path.rectangle(rect).elements }
    /// An ellipse as a part of its own.
    public func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(rect).elements }
    /// A rectangle with circular corners as a part of its own.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    }
    /// All of another path.
    public func addPath(_ other: CGPath) { path.elements += other.path.elements }
    /// A line back to where the part began.
    public func closeSubpath() { path.close() }
}
