import DisplayLists
public import Foundation

extension CGContext {
    /// Fills or strokes the path, or both, and drops it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = path
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            path = outline
            strokePath()
        }
    }
    /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Rectangles as parts of their own.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Around the path's points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.elements.isEmpty ? .null : path.bounds }
    /// Where the last line or curve ended; the origin for an empty path.
    public var currentPointOfPath: CGPoint { path.end ?? .zero }
    public var isPathEmpty: Bool { path.elements.isEmpty }
    /// The path being built.
    public var currentPath: CGPath? { path.elements.isEmpty ? nil : CGPath(path) }
    /// Whether a point is inside of the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
    }

    // MARK: Colours

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    // MARK: Kept

    /// How colours mix with what is beneath. Not drawn yet.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Takes away what was drawn in a rectangle. Not drawn yet.
    public func clear(_ rect: CGRect) {}
    /// Keeps what is drawn inside a rectangle; what the picture lets through has no effect. Not drawn yet.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
    /// Begins what has one alpha and shadow as a whole; each thing drawn has its own. Not drawn yet.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        saveGState()
        clip(to: rect)
    }
    /// Ends what was begun.
    public func endTransparencyLayer() { restoreGState() }
    /// Kept by nobody: pictures are drawn once, at their best. No effect on a picture.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    /// No effect on a picture.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// No effect on a picture.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// No effect on a picture.
    public func setFlatness(_ flatness: CGFloat) {}
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    /// What is behind an odd number of lines.
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// How well a picture is scaled. No effect on a picture.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

extension UIBezierPath {
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool {
        cgPath.path.contains(point, evenOdd: usesEvenOddFillRule)
    }
    /// The same outline, run through from its end.
    public func reversing() -> UIBezierPath {
        let path = copy() as? UIBezierPath ?? UIBezierPath()
        path.cgPath = CGPath(path.cgPath.path.reversed)
        return path
    }
    /// Fills with the current context's fill colour, faded.
    /// - Parameter blendMode: Not drawn yet.
    @preconcurrency @MainActor public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        faded(alpha) { fill() }
    }
    /// Strokes with the current context's stroke colour, faded.
    /// - Parameter blendMode: Not drawn yet.
    @preconcurrency @MainActor public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        faded(alpha) { stroke() }
    }
    @MainActor private func faded(_ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let old = context.state.alpha
        context.state.alpha = old * min(max(Double(alpha), 0), 1)
        body()
        context.state.alpha = old
    }
}
