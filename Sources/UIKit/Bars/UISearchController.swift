public import Foundation

/// Searches what a controller shows. Its bar is not shown: it is accepted, so that screens that have one can be described.
open class UISearchController: UIViewController {
    /// - Parameter searchResultsController: Shown while somebody searches, which in a picture nobody does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// What was given; never shown.
    public final let searchResultsController: UIViewController?
    /// No effect on a picture.
    open var obscuresBackgroundDuringPresentation = true
    /// No effect on a picture.
    open var hidesNavigationBarDuringPresentation = true
    /// No effect on a picture.
    open var isActive = false
}
