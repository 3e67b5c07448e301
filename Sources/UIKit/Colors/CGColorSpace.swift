/// A space of colours. All is drawn in sRGB.
public final class CGColorSpace: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    /// Whether colours have one component besides the alpha.
    var isGray: Bool { name.contains("Gray") }

    /// Spaces by their names.
    public init?(name: CFString) { self.name = name }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
}

/// What Core Foundation calls a text.
public typealias CFString = String

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
/// Shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }
