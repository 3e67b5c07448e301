import Foundation

/// What the bars around a controller go by.
extension UIViewController {
    /// The navigation item, where anybody has asked for it.
    var shownNavigationItem: UINavigationItem? { ownNavigationItem }

    var madeNavigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }

    var madeTabBarItem: UITabBarItem {
        let first = (self as? UINavigationController)?.viewControllers.first
        if let item = first?.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        ownTabBarItem = item
        return item
    }

    var madeEditButtonItem: UIBarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
        ownEditButtonItem = item
        return item
    }

    /// Remembers which scroll view the bars at some edges go by.
    func take(scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
            ownScrollViews[side.rawValue] = scrollView
        }
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    /// The one that was set for the edge, else the child's, else the view itself or its first subview.
    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let own = ownScrollViews[edge.rawValue] { return own }
        if let child = childWithContent { return child.contentScrollView(for: edge) }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
