import DisplayLists
public import Foundation

/// A layer filled with colours that run into one another.
open class CAGradientLayer: CALayer {
    /// `CGColor`s; anything else is left out, and fewer than one paints nothing.
    open var colors: [Any]?
    /// 0…1 from start to end, one for each colour; `nil` spreads the colours evenly.
    open var locations: [NSNumber]?
    /// Where the first colour is, as a share of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, as a share of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Types other than `axial` are drawn as `axial`.
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
        let gradient = LinearGradient(start: place(startPoint), end: place(endPoint), stops: stops)
        listing.add(.fill(shape, .linearGradient(gradient)))
    }
}

/// How a gradient's colours follow one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Not drawn yet.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Not drawn yet.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
