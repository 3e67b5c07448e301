public import Foundation

/// What a list looks like, for `UICollectionViewCompositionalLayout.list(using:)`. It is a value: what is changed after the
/// layout was made does not reach it.
public struct UICollectionLayoutListConfiguration {
    /// The kind of list.
    public enum Appearance: Int, Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge; headers stay in view.
        case plain = 0
        /// Rows from edge to edge, sections apart.
        case grouped = 1
        /// Sections as cards.
        case insetGrouped = 2
        /// The list beside the content of an app.
        case sidebar = 3
        /// Such a list with the look of a plain one.
        case sidebarPlain = 4
    }

    /// Where sections' headers come from.
    public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
        /// There are none.
        case none = 0
        /// The data source's supplementary views.
        case supplementary = 1
        /// The first item of each section.
        case firstItemInSection = 2
    }

    /// Where sections' footers come from.
    public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
        /// There are none.
        case none = 0
        /// The data source's supplementary views.
        case supplementary = 1
    }

    /// Views that are only as wide as what they hold.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Headers that are supplementary views.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// The swipe actions of the row at an index path; `nil` is none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The separators of the row at an index path, from those the list would give it.
    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The kind of list.
    public let appearance: Appearance

    /// A list of a kind, without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Where sections' headers come from.
    public var headerMode = HeaderMode.none
    /// Where sections' footers come from.
    public var footerMode = FooterMode.none
    /// Space above each header, in points; `nil` is what the kind of list has.
    public var headerTopPadding: CGFloat?
    /// Whether any line between rows is drawn.
    public var showsSeparators = true
    /// The lines between rows, where the handler says nothing else.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Decides about the lines of single rows; `nil` leaves them.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the rows; `nil` is what the kind of list has.
    public var backgroundColor: UIColor?
    /// The actions at rows' leading ends; `nil` is none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at rows' trailing ends; `nil` is none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Views that are only as wide as what they hold. Not drawn yet.
    public var contentHuggingElements: ContentHuggingElements = []
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The trait that the list gives its views.
    package var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
