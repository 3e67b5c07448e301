import DisplayLists
public import Foundation

/// A layer filled with colours that run into one another.
open class CAGradientLayer: CALayer {
    /// `CGColor`s; anything else is left out, and fewer than one paints nothing.
    open var colors: [Any]?
    /// 0…1 from start to end, one for each colour; `nil` spreads the colours evenly.
    open var locations: [NSNumber]?
    /// Where the first colour is, or the middle of a radial or conic gradient, as a share of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, as a share of the bounds: the corner of the box around a radial gradient's ellipse, or where a
    /// conic one begins and ends.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func listContent(into listing: inout Listing, shape: Shape) {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
        guard let first = colors.first else { return }
        guard colors.count > 1 else {
            listing.fill(shape, first)
            return
        }
        let stops = colors.indices.map { index in
            let even = Double(index) / Double(colors.count - 1)
            let own = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            return LinearGradient.Stop(location: own ?? even, color: colors[index])
        }
        let box = bounds
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + box.width * point.x, y: box.minY + box.height * point.y)
        }
        listing.add(.fill(shape, paint(from: place(startPoint), to: place(endPoint), stops)))
    }

    private func paint(from start: CGPoint, to end: CGPoint, _ stops: [LinearGradient.Stop]) -> Paint {
        let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
        switch type {
        case .radial:
            let radii = CGSize(width: abs(x), height: abs(y))
            return .radialGradient(RadialGradient(center: start, radii: radii, stops: stops))
        case .conic:
            return .conicGradient(ConicGradient(center: start, startAngle: atan2(y, x), stops: stops))
        default: return .linearGradient(LinearGradient(start: start, end: end, stops: stops))
        }
    }
}

/// How a gradient's colours follow one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from a point, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
