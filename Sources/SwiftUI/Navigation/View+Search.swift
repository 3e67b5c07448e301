import UIKit

extension View {
    /// A search bar in the navigation bar. What UIKit's search controller shows of it is drawn.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: No effect on a picture.
    ///   - prompt: Shown while nothing is searched for; `nil` is the system's.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        changingController { controller, _ in
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
    }
    /// A search bar in the navigation bar. What UIKit's search controller shows of it is drawn.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// A search bar in the navigation bar. What UIKit's search controller shows of it is drawn.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

/// Where a search bar is. No effect on a picture.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// When the search bar hides. No effect on a picture.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }
}
