import Appearance
import UIKit

/// Which of several screens beside one another are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    /// Drawn as `all`.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

    func shows(_ column: NavigationSplitViewColumn, of count: Int) -> Bool {
        switch self {
        case .detailOnly: column == .detail
        case .doubleColumn: count < 3 || column != .sidebar
        default: true
        }
    }
}
