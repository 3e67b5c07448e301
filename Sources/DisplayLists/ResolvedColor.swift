/// An sRGB colour with straight alpha; each component is 0…1.
public struct ResolvedColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// `#RRGGBBAA` in capitals, each component rounded to the nearest of 255 steps.
    public var hexadecimal: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var text = "#"
        for component in [red, green, blue, alpha] {
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            text.unicodeScalars.append(Unicode.Scalar(digits[byte >> 4]))
            text.unicodeScalars.append(Unicode.Scalar(digits[byte & 15]))
        }
        return text
    }
}

/// What a shape is painted with.
public enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(LinearGradient)
    case radialGradient(RadialGradient)
    case conicGradient(ConicGradient)
}
