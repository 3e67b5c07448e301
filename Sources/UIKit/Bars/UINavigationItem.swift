import Appearance
public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Archives hold nothing on Linux: makes an empty item.
    public required init?(coder: NSCoder) { super.init() }

    /// The bar that shows the item.
    weak var bar: UIView?
    private func changed() { (bar as? any BarOfItems)?.itemsChanged() }

    // MARK: Title

    /// In the middle of the bar, or large below it.
    open var title: String? { didSet { if oldValue != title { changed() } } }
    /// In place of the title in the bar: as large as its frame or, laid out by constraints, as it fits.
    open var titleView: UIView? { didSet { if oldValue !== titleView { changed() } } }
    /// A line above title and buttons.
    open var prompt: String? { didSet { if oldValue != prompt { changed() } } }
    /// Whether the title is large where the bar prefers large ones.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it; the first one's is large.
        case automatic
        case always
        case never
        /// As `never`.
        case inline
    }

    /// Small print under the title, iOS 26.
    open var subtitle: String? { didSet { if oldValue != subtitle { changed() } } }

    /// What is kept for whoever asks, and is not drawn.
    final var kept = KeptNavigationItem()

    // MARK: Buttons

    /// Setting it drops the other ones at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { Self.items(leadingItemGroups) }
        set { leadingItemGroups = Self.groups(newValue) }
    }
    /// Setting it drops the other ones at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { Self.items(trailingItemGroups)?.reversed() }
        set { trailingItemGroups = Self.groups(newValue?.reversed()) }
    }
    /// From the leading edge inwards.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// Beside the title, in bars that are wide enough for them. Not drawn yet.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// From the title to the trailing edge.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private static func groups(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        guard let items, !items.isEmpty else { return [] }
        return [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    }

    private static func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem]? {
        groups.isEmpty ? nil : groups.flatMap(\.barButtonItems)
    }

    // MARK: Going back

    /// What the next item's back button says; `nil` is the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The next item's back button; its title, image and colour are shown.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// How much the next item's back button says.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether leading buttons stand beside the back button rather than in its place.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of where it leads, or “Back” where that is too long.
        case `default`
        /// “Back”.
        case generic
        /// The chevron alone.
        case minimal
    }

    // MARK: Look

    /// In place of the bar's; `nil` leaves it.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// In place of the bar's; `nil` leaves it.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// In place of the bar's; `nil` leaves it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// In place of the bar's; `nil` leaves it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    // MARK: Search

    /// Its search bar stands below the title, or on iOS 26 in the toolbar of a phone.
    open var searchController: UISearchController? {
        didSet {
            guard oldValue !== searchController else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            searchController?.searchBar.heightChanged = { [weak self] in self?.searchChanged() }
            changed()
        }
    }
    /// Whether scrolling pushes the search bar under the title, before a large title goes.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// Where the search bar is to stand.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed() } }
    /// Where the search bar stands; `automatic` without a search controller.
    open var searchBarPlacement: SearchBarPlacement {
        guard searchController != nil else { return .automatic }
        return searchStandsInToolbar ? .integrated : .stacked
    }
    /// iOS 26: whether the search bar may stand among the buttons of a toolbar.
    open var searchBarPlacementAllowsToolbarIntegration = true { didSet { changed() } }
    /// iOS 26: stands for the search bar among a toolbar's buttons; without it the search bar is the last one.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem()
        item.isSearchField = true
        return item
    }()

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the look has it: below the title; on iOS 26 in the toolbar of a phone's navigation controller that is in no tab.
        case automatic = 0
        /// Beside the title. Drawn as `automatic`.
        case integrated = 1
        /// Below the title.
        case stacked = 2
        /// Drawn as `automatic`.
        case integratedCentered = 3
        /// A button that opens the search bar. Drawn as `automatic`.
        case integratedButton = 4

        /// The name of `integrated` before iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    func searchChanged() { changed() }

    /// The documentation says that a phone's toolbar may have the search bar when the bar is a navigation controller's. That one in a
    /// tab keeps it below the title, the tabs being where the toolbar would be, is a guess.
    var searchStandsInToolbar: Bool {
        guard preferredSearchBarPlacement != .stacked, searchBarPlacementAllowsToolbarIntegration,
            let bar = bar as? UINavigationBar, let navigation = bar.superview?.owner as? UINavigationController
        else { return false }
        let traits = bar.traitCollection
        return traits.generation == .iOS26 && traits.userInterfaceIdiom != .pad && navigation.tabBarController == nil
    }
}
