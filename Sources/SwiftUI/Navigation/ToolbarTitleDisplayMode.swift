import UIKit

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let bar: NavigationBarItem.TitleDisplayMode

    /// Large on a first screen.
    public static let automatic = ToolbarTitleDisplayMode(bar: .automatic)
    /// Below the bar's buttons.
    public static let large = ToolbarTitleDisplayMode(bar: .large)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(bar: .inline)
    /// Drawn as `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(bar: .large)
}
