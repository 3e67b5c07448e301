import Foundation

/// The tab that searches: title and image are the system's, in English.
open class UISearchTab: UITab {
    /// - Parameter viewControllerProvider: Makes what the tab shows.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }

    /// No effect on a picture.
    open var automaticallyActivatesSearch = false
}
