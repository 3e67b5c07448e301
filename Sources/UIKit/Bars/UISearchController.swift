public import Foundation

/// Searches what a controller shows: its bar stands in the navigation bar, or wherever the app puts it.
open class UISearchController: UIViewController {
    /// - Parameter searchResultsController: Shown over the content while a search has results to show.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.frame.size.height = searchBar.fullHeight
        searchBar.placeholder = "Search"
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// What was given; `nil` searches in place.
    public final let searchResultsController: UIViewController?
    /// The bar that is searched with. It says "Search" until it is given something else to say.
    public final let searchBar = UISearchBar()

    /// Nothing is typed in a picture, so that it is not called.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Nothing moves in a picture, so that none of it is called.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether somebody searches: the bar then takes the title's place and has a button to leave the search.
    open var isActive = false { didSet { if oldValue != isActive { changed() } } }
    /// Dims the content while somebody searches and there is no result. Not drawn yet.
    open var obscuresBackgroundDuringPresentation = true
    /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the results show before anything is typed. No effect on a picture.
    open var showsSearchResultsController = false
    /// Whether the bar takes the title's place while somebody searches.
    open var hidesNavigationBarDuringPresentation = true { didSet { changed() } }
    /// Whether the button to leave the search shows while somebody searches.
    open var automaticallyShowsCancelButton = true { didSet { changed() } }
    /// Whether scopes show while somebody searches.
    open var automaticallyShowsScopeBar = true { didSet { changed() } }

    /// Where the bar stands in the navigation bar that has it.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    /// The item that shows the bar.
    weak var item: UINavigationItem?

    private func changed() {
        searchBar.isSearching = isActive && automaticallyShowsCancelButton
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = isActive }
        item?.searchChanged()
    }
}

/// Follows what is typed. Nothing is typed in a picture.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
