/// What can be done with what is beneath a sheet: nothing darkens it where something can.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    /// Up to which height; `nil` is all.
    let largest: PresentationDetent?
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false, largest: nil)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true, largest: nil)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false, largest: nil)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, largest: detent)
    }
}
