import DisplayLists
public import Foundation

/// What Core Foundation calls an array; `[…] as CFArray` gives one.
public typealias CFArray = NSArray

/// Colours that run into one another.
public final class CGGradient: Sendable {
    let stops: [LinearGradient.Stop]

    /// - Parameters:
    ///   - colorsSpace: No effect on a picture: all is drawn in sRGB.
    ///   - colors: `CGColor`s; `nil` comes of anything else.
    ///   - locations: 0…1, one for each colour; `nil` spreads the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.color }
        guard !colors.isEmpty else { return nil }
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let own = unsafe locations.map { unsafe Double($0[index]) }
            return LinearGradient.Stop(location: own ?? even, color: colors[index])
        }
    }

    /// - Parameters:
    ///   - space: Of red, green and blue, or of grey alone.
    ///   - components: So many for each colour as the space has, and the alpha.
    ///   - locations: 0…1, one for each colour; `nil` spreads the colours evenly.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.isGray ? 2 : 4
        stops = (0..<count).map { index in
            let own = (0..<width).map { unsafe Double(components[index * width + $0]) }
            let color =
                width == 2
                ? ResolvedColor(red: own[0], green: own[0], blue: own[0], alpha: own[1])
                : ResolvedColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
            let even = count > 1 ? Double(index) / Double(count - 1) : 0
            return LinearGradient.Stop(
                location: unsafe locations.map { unsafe Double($0[index]) } ?? even, color: color)
        }
    }
}

/// How far a gradient reaches beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills what clips leave. It reaches beyond both ends, whatever the options say.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let paint = LinearGradient(start: startPoint, end: endPoint, stops: gradient.stops)
        record(.fill(.rectangle(gradientArea), .linearGradient(paint)))
    }
    /// Fills what clips leave, outwards from the end circle's middle. It reaches beyond both ends, whatever the options say.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard endRadius > 0 else { return }
        let paint = RadialGradient(
            center: endCenter, radii: CGSize(width: endRadius, height: endRadius),
            start: Double(min(max(startRadius / endRadius, 0), 1)), stops: gradient.stops)
        let options = options.contains(.drawsAfterEndLocation)
        let disc = CGRect(
            x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius)
        record(.fill(options ? .rectangle(gradientArea) : .ellipse(disc), .radialGradient(paint)))
    }

    /// More than any picture shows.
    private var gradientArea: CGRect { CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000) }
}
