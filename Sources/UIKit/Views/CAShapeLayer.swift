import DisplayLists
public import Foundation

/// A layer that fills and strokes an outline.
open class CAShapeLayer: CALayer {
    /// In the layer's space; `nil` paints nothing.
    open var path: CGPath?
    /// `nil` does not fill.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// `nil` does not stroke.
    open var strokeColor: CGColor?
    /// In points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Lengths of dashes and gaps in turn, points.
    open var lineDashPattern: [NSNumber]?
    /// The share of the outline's length that the stroke begins after, 0…1.
    open var strokeStart: CGFloat = 0
    /// The share of the outline's length that the stroke ends after, 0…1.
    open var strokeEnd: CGFloat = 1

    override func listContent(into listing: inout Listing, shape: Shape) {
        guard let path = path?.path, !path.elements.isEmpty else { return }
        if let color = fillColor?.color { listing.fill(.path(path), color) }
        guard let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 else { return }
        let cap: StrokeStyle.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: StrokeStyle.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        let style = StrokeStyle(
            width: lineWidth, cap: cap, join: join, dashes: (lineDashPattern ?? []).map(\.doubleValue))
        let stroked = path.trimmed(from: strokeStart, to: strokeEnd)
        if !stroked.elements.isEmpty { listing.add(.stroke(.path(stroked), .color(color), style)) }
    }
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
