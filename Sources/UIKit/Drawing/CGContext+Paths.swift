import DisplayLists
public import Foundation

extension CGContext {
    // MARK: The path being built

    /// Drops the path.
    public func beginPath() { path = Path() }
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
    /// An arc. Angles are radians from the right; they grow where `clockwise` is false, which with y down looks clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center, radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    }
    /// A rectangle as a part of its own.
    public func addRect(_ rect: CGRect) { path.elements += Path.rectangle(rect).elements }
    /// An ellipse as a part of its own.
    public func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(rect).elements }
    /// All of an outline.
    public func addPath(_ other: CGPath) { path.elements += other.path.elements }
    /// A line back to where the part began.
    public func closePath() { path.close() }

    /// Hands the path over and begins a new one.
    private func takePath(_ rule: CGPathFillRule = .winding) -> Shape? {
        defer { path = Path() }
        return path.elements.isEmpty
            ? nil : .path(Path(path.elements, fillRule: rule == .evenOdd ? .evenOdd : .nonZero))
    }

    /// Fills the path and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) { if let shape = takePath(rule) { recordFill(shape) } }
    /// Strokes the path and drops it.
    public func strokePath() { if let shape = takePath() { recordStroke(shape, state.style) } }
    /// Keeps what is drawn from now on inside the path, and drops it.
    public func clip(using rule: CGPathFillRule = .winding) { if let shape = takePath(rule) { addClip(shape) } }
    /// Keeps what is drawn from now on inside a rectangle.
    public func clip(to rect: CGRect) { addClip(.rectangle(rect)) }

    // MARK: Shapes

    public func fill(_ rect: CGRect) { recordFill(.rectangle(rect)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { recordFill(.ellipse(rect)) }
    /// Centred on the rectangle's edge.
    public func stroke(_ rect: CGRect) { recordStroke(.rectangle(rect), state.style) }
    /// - Parameter width: Of this line alone, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width
        recordStroke(.rectangle(rect), style)
    }
    public func strokeEllipse(in rect: CGRect) { recordStroke(.ellipse(rect), state.style) }
    /// Lines between the points, two by two.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index])
            lines.line(to: points[index + 1])
        }
        if !lines.elements.isEmpty { recordStroke(.path(lines), state.style) }
    }
}

/// What is inside of an outline that crosses itself or has holes.
public enum CGPathFillRule: Int, Sendable {
    /// What the outline runs around more often one way than the other.
    case winding
    /// What is behind an odd number of lines.
    case evenOdd
}
