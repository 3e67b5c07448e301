import DisplayLists
public import Foundation

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
