/// What becomes of a popover where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// It stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// Drawn as a sheet.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

    var keepsPopover: Bool { self == .none || self == .popover }
}
