import DisplayLists
public import Foundation

/// A layer that fills and strokes an outline.
open class CAShapeLayer: CALayer {
    /// In the layer's space; `nil` paints nothing.
    open var path: CGPath?
    /// `nil` does not fill.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// What is inside of an outline that crosses itself or has holes.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// `nil` does not stroke.
    open var strokeColor: CGColor?
    /// In points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// A corner that would stick out by more than so many half widths is cut off.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps in turn, points.
    open var lineDashPattern: [NSNumber]?
    /// How far into the dashes the outline begins, points.
    open var lineDashPhase: CGFloat = 0
    /// The share of the outline's length that the stroke begins after, 0…1.
    open var strokeStart: CGFloat = 0
    /// The share of the outline's length that the stroke ends after, 0…1.
    open var strokeEnd: CGFloat = 1

    /// The outline with its rule; `nil` is none.
    var filledPath: Path? {
        guard var path = path?.path, !path.elements.isEmpty else { return nil }
        path.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
        return path
    }

    override func listContent(into listing: inout Listing, shape: Shape) {
        guard let path = filledPath else { return }
        if let color = fillColor?.color { listing.fill(.path(path), color) }
        guard let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 else { return }
        let cap: StrokeStyle.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: StrokeStyle.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        let style = StrokeStyle(
            width: lineWidth, cap: cap, join: join, dashes: (lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: lineDashPhase, miterLimit: miterLimit)
        let stroked = path.trimmed(from: strokeStart, to: strokeEnd)
        if !stroked.elements.isEmpty { listing.add(.stroke(.path(stroked), .color(color), style)) }
    }
}

/// What is inside of a shape layer's outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the outline runs around more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What is behind an odd number of lines.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
