import DisplayLists
public import Foundation

/// An outline of lines and curves, with how it is stroked.
open class UIBezierPath: NSObject, NSCopying {
    private var path = Path()
    /// What `path` was made as, while nothing was added to it: exact for the painter.
    private var exact: Shape?

    public override init() { super.init() }

    private convenience init(_ shape: Shape) {
        self.init()
        exact = shape
        path = shape.path
    }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(.rectangle(rect)) }
    /// An ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(rect)) }
    /// A rectangle with the system's continuous corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(.roundedRectangle(RoundedRectangle(rect: rect, radius: cornerRadius)))
    }
    /// A rectangle of which some corners are rounded, by the smaller of the two radii.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let rounded = RoundedRectangle.Corners(rawValue: Int(corners.rawValue)).intersection(.all)
        self.init(
            .roundedRectangle(
                RoundedRectangle(rect: rect, radius: min(cornerRadii.width, cornerRadii.height), corners: rounded)))
    }
    /// An arc. Angles are radians from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// The same outline.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.path
    }

    /// Another path with the same outline and the same line.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        (copy.path, copy.exact) = (path, exact)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }

    // MARK: Outline

    private func add(_ change: (inout Path) -> Void) {
        exact = nil
        change(&path)
    }

    /// Begins a new part.
    open func move(to point: CGPoint) { add { $0.move(to: point) } }
    /// A line from the current point.
    open func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }
    /// A cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        add { $0.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }
    /// A quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        add { $0.addQuadratic(to: endPoint, control: controlPoint) }
    }
    /// An arc, joined to the current point by a line. Angles are radians from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        add { $0.addArc(center, radius, from: startAngle, to: endAngle, isGrowing: clockwise) }
    }
    /// A line back to where the part began.
    open func close() { add { $0.close() } }
    /// All of another outline.
    open func append(_ bezierPath: UIBezierPath) {
        let other = bezierPath.path
        add { $0.elements += other.elements }
    }
    /// Takes everything out.
    open func removeAllPoints() { add { $0 = Path() } }
    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) { add { $0 = $0.applying(transform) } }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.elements.isEmpty }
    /// Around all points, control points included.
    open var bounds: CGRect { path.bounds }
    /// Where the last line or curve ended; the origin for an empty path.
    open var currentPoint: CGPoint { path.end ?? .zero }
    /// The outline alone.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { add { $0 = newValue.path } }
    }

    // MARK: Stroke

    /// In points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// A corner that would stick out by more than so many half widths is cut off.
    open var miterLimit: CGFloat = 10
    /// No effect on a picture.
    open var flatness: CGFloat = 0.6
    /// Whether inside is what is behind an odd number of lines, rather than what the outline runs around.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0
    /// Lengths of dashes and gaps in turn, points, and how far into them the outline begins.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dashes = Array((pattern ?? []).prefix(max(0, count)))
        dashPhase = phase
    }

    var shape: Shape {
        guard usesEvenOddFillRule else { return exact ?? .path(path) }
        return .path(Path(path.elements, fillRule: .evenOdd))
    }
    private var style: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, dashes: dashes.map { Double($0) },
            dashPhase: dashPhase, miterLimit: miterLimit)
    }

    // MARK: Drawing

    /// Fills with the current context's fill colour; without one nothing happens.
    @preconcurrency @MainActor open func fill() { UIGraphicsGetCurrentContext()?.recordFill(shape) }
    /// Strokes with the current context's stroke colour; without one nothing happens.
    @preconcurrency @MainActor open func stroke() { UIGraphicsGetCurrentContext()?.recordStroke(shape, style) }
    /// Keeps what is drawn from now on inside the outline.
    @preconcurrency @MainActor open func addClip() { UIGraphicsGetCurrentContext()?.addClip(shape) }
}
