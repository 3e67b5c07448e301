public import Foundation

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Title and image are the system's: in English, whatever the locale.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, symbol) = systemItem.content
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }

    /// While the tab is chosen; without it a symbol is filled where there is a filled one.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// In a capsule at the image's corner; `nil` shows none.
    open var badgeValue: String? { didSet { if oldValue != badgeValue { changed() } } }
    /// Behind the badge; `nil` is red.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// Moves the title from its place.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// In place of the bar's; `nil` leaves it.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// In place of the bar's; `nil` leaves it.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    /// Whether the tab searches: it stands apart in a bar that floats.
    package var isSearch = false { didSet { if oldValue != isSearch { changed() } } }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Font and colour of the badge's text in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }
    /// What was set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// Tabs that the system knows.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        fileprivate var content: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }
}
