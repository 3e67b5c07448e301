import UIKit

extension View {
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - prompt: Shown while nothing is searched for; `nil` is the system's.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searching(text, nil, placement, prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searching(text, nil, placement, Text(prompt))
    }
    /// A search bar in the navigation bar, which is UIKit's.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View {
        searching(text, nil, placement, Text(prompt))
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether somebody searches: the bar then takes the title's place.
    ///   - prompt: Shown while nothing is searched for; `nil` is the system's.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(text, isPresented, placement, prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter isPresented: Whether somebody searches: the bar then takes the title's place.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searching(text, isPresented, placement, Text(prompt))
    }

    private func searching(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        changingController { controller, environment in
            let item = controller.navigationItem
            let search = item.searchController ?? UISearchController(searchResultsController: nil)
            search.searchBar.text = text.wrappedValue
            search.searchBar.placeholder = prompt.map { ResolvedText($0, environment).string } ?? "Search"
            search.isActive = isPresented?.wrappedValue ?? false
            item.hidesSearchBarWhenScrolling = !placement.isAlwaysShown
            if placement.isInDrawer { item.preferredSearchBarPlacement = .stacked }
            item.searchController = search
        }
    }
}

/// Where a search bar is.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether it stands below the title, whatever the system would do.
    let isInDrawer: Bool
    /// Whether scrolling leaves it where it is.
    let isAlwaysShown: Bool

    /// Where the system has it.
    public static let automatic = SearchFieldPlacement(isInDrawer: false, isAlwaysShown: false)
    /// As `automatic`: a phone has no sidebar.
    public static let sidebar = automatic
    /// As `automatic`.
    public static let toolbar = automatic
    /// As `automatic`.
    public static let toolbarPrincipal = automatic
    /// Below the title.
    public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isInDrawer: true, isAlwaysShown: displayMode == .always)
    }

    /// When the search bar gives way to scrolling.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// When the content is scrolled.
        case automatic
        /// Never.
        case always
    }
}
