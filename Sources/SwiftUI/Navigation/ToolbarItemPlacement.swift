import UIKit

/// A place in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, trailing, title, bottom, status, menu, none }
    let place: Place
    /// Whether the button there stands out.
    var isProminent = false

    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// In a menu, of which the button is drawn.
    public static let secondaryAction = ToolbarItemPlacement(place: .menu)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// Below the title; drawn in place of it.
    public static let subtitle = ToolbarItemPlacement(place: .title)
    public static let title = ToolbarItemPlacement(place: .title)
    /// In place of the large title. Not drawn yet.
    public static let largeTitle = ToolbarItemPlacement(place: .none)
    /// Below the large title. Not drawn yet.
    public static let largeSubtitle = ToolbarItemPlacement(place: .none)
    public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
    /// Above the keyboard, which no picture shows. No effect on a picture.
    public static let keyboard = ToolbarItemPlacement(place: .none)
}
