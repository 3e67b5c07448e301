import UIKit

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on a first screen.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar's buttons.
        case large
    }
}
