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

    /// Its search bar is not shown. Not drawn yet.
    open var searchController: UISearchController?
    /// No effect on a picture.
    open var hidesSearchBarWhenScrolling = true
}
