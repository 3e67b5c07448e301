import DisplayLists
import Foundation

/// The view of a controller that arranges others: it asks its controller to do so.
final class ContainerView: UIView {
    /// Places bars and children.
    var arrange: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange?()
    }
}

extension UIView {
    /// Tells the containers around a view that its content has moved beneath their bars.
    func scrolledInContainers() {
        var view = superview
        while let current = view {
            if current is ContainerView { current.setNeedsLayout() }
            view = current.superview
        }
    }

    /// Sets what bars cover of a controller's view, and lays out what depends on it.
    func cover(_ insets: UIEdgeInsets) {
        guard ownSafeAreaInsets != insets else { return }
        ownSafeAreaInsets = insets
        safeAreaChanged()
    }

    /// Lays out what depends on the safe area, here and inside.
    func safeAreaChanged() {
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        layoutInputChanged()
        setNeedsLayout()
        for subview in subviews where subview.ownSafeAreaInsets == nil { subview.safeAreaChanged() }
    }
}

extension UIViewController {
    /// Puts a child's view at the back of the controller's, covering it by the mask.
    func install(_ child: UIViewController, in container: UIView) {
        guard let view = child.view else { return }
        if view.superview !== container {
            view.frame = container.bounds
            container.insertSubview(view, at: 0)
        }
        view.listingName = view.listingName ?? ListingName("", role: "view")
    }

    /// How a bar stands to the scrolling content.
    func hasScrolledUnderTop(_ scroll: UIScrollView?) -> Bool {
        guard let scroll, !scroll.isAtRest else { return false }
        return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.01
    }

    /// The page's colour behind the content.
    func pageColor(_ scroll: UIScrollView?) -> UIColor {
        (scroll as? UICollectionView)?.firstPageColor ?? scroll?.backgroundColor ?? viewIfLoaded?.backgroundColor
            ?? .systemBackground
    }

    /// Whether content reaches below where the bars at the bottom begin.
    func hasContentBelow(_ scroll: UIScrollView?) -> Bool {
        guard let scroll else { return false }
        let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
        return scroll.contentSize.height > end + 0.01
    }
}
