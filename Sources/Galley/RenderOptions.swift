public import Foundation

/// Which look of the system is drawn.
public enum SystemLook: Int, Hashable, Sendable, CaseIterable {
    /// iOS 15 to 18.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26
}

/// What a picture shows, apart from its views, device and traits.
public struct RenderOptions: Hashable, Sendable {
    /// In points; `nil` is the device's.
    public var size: CGSize?
    /// Pixels a point, 1…4; `nil` is the device's.
    public var scale: Double?
    /// Shows the whole content of a list instead of what fits the screen.
    public var showsFullHeight: Bool
    public var look: SystemLook
    /// The language of the interface as a BCP 47 tag: of texts in string tables, of images that catalogues have for it, and the
    /// direction unless the traits have one. `nil` is the language of development.
    public var locale: String?

    public init(
        size: CGSize? = nil, scale: Double? = nil, showsFullHeight: Bool = false, look: SystemLook = .iOS26,
        locale: String? = nil
    ) {
        self.size = size
        self.scale = scale
        self.showsFullHeight = showsFullHeight
        self.look = look
        self.locale = locale
    }
}
