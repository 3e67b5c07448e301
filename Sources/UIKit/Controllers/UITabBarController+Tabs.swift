import Foundation

extension UITabBarController {
    /// How tabs are shown. They are shown in a bar.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The list of tabs at a side, of which there is none.
    @MainActor
    public final class Sidebar {
        /// No effect on a picture.
        public var isHidden = true
        /// No effect on a picture.
        public var headerContentConfiguration: (any UIContentConfiguration)?
        /// No effect on a picture.
        public var footerContentConfiguration: (any UIContentConfiguration)?
        /// No effect on a picture.
        public var bottomBarView: UIView?
        /// No effect on a picture.
        public var preferredLayout = Layout.automatic

        /// Where the sidebar would stand.
        public enum Layout: Int, Sendable {
            case automatic, overlap, tile
        }
    }

    /// What is kept of tabs.
    struct TabState {
        var tabs: [UITab] = []
        var mode = Mode.automatic
        var sidebar: Sidebar?
        var customizationIdentifier: String?
        var compactTabIdentifiers: [String]?
    }

    /// With tabs (iOS 18).
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs from the leading side; those that controllers were set for are not among them.
    public var tabs: [UITab] {
        get { tabState.tabs }
        set { setTabs(newValue, animated: false) }
    }
    /// Shows the controllers of the tabs that are not hidden.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for old in tabState.tabs { old.ownTabBarController = nil }
        tabState.tabs = tabs
        for tab in tabs { tab.ownTabBarController = self }
        tabsChanged()
    }
    /// A tab by its identifier, also of groups; `nil` where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { UITabGroup.tab(identifier, in: tabState.tabs) }

    /// The chosen tab; `nil` is none. One that is not among them changes nothing.
    public var selectedTab: UITab? {
        get { selectedViewController.flatMap { shown in shownTabs.first { $0.shownController === shown } } }
        set { if let newValue { selectedViewController = newValue.shownController } }
    }

    private var shownTabs: [UITab] { tabState.tabs.filter { !$0.isHidden } }

    func tabsChanged() {
        for tab in shownTabs {
            let controller = tab.shownController
            controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
            controller.tabBarItem.badgeValue = tab.badgeValue
            controller.tabBarItem.isSearch = tab is UISearchTab
        }
        setViewControllers(shownTabs.map(\.shownController), animated: false)
    }

    /// Tabs are shown in a bar. No effect on a picture.
    public var mode: Mode {
        get { tabState.mode }
        set { tabState.mode = newValue }
    }
    /// No effect on a picture.
    public var sidebar: Sidebar {
        if let sidebar = tabState.sidebar { return sidebar }
        let made = Sidebar()
        tabState.sidebar = made
        return made
    }
    /// No effect on a picture.
    public var customizationIdentifier: String? {
        get { tabState.customizationIdentifier }
        set { tabState.customizationIdentifier = newValue }
    }
    /// No effect on a picture.
    public var compactTabIdentifiers: [String]? {
        get { tabState.compactTabIdentifiers }
        set { tabState.compactTabIdentifiers = newValue }
    }
}
