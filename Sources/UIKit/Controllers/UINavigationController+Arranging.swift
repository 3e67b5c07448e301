import Appearance
import DisplayLists
import Foundation

extension UINavigationController {
    /// Places the bars by what the content has scrolled, and tells the one that is shown what they cover.
    func arrangeChildren() {
        guard let container = viewIfLoaded else { return }
        for other in viewControllers.dropLast() { other.viewIfLoaded?.removeFromSuperview() }
        let top = topViewController
        if let top { install(top, in: container) }
        let safe = container.safeAreaInsets
        var cover = safe
        cover.top = placeNavigationBar(over: top, safe: safe)
        cover.bottom = placeToolbar(below: top, safe: safe)
        guard let top, let view = top.view else { return }
        placeView(of: top, view, cover: cover)
        let scroll = top.contentScrollView(for: .top)
        navigationBar.isOverContent = top.hasScrolledUnderTop(scroll)
        navigationBar.pageColor = { [weak top, weak scroll] in top?.pageColor(scroll) ?? .systemBackground }
        toolbar.isOverContent = top.hasContentBelow(scroll)
    }

    private var hidesBars: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// The bar's lower end, or the safe area's where there is no bar.
    private func placeNavigationBar(over top: UIViewController?, safe: UIEdgeInsets) -> CGFloat {
        guard let container = viewIfLoaded else { return 0 }
        navigationBar.isHidden = isNavigationBarHidden || hidesBars || top == nil
        guard !navigationBar.isHidden else { return safe.top }
        let start = container.pixelGrid.round(safe.top - NavigationBarMetrics.overlap(safeAreaTop: safe.top))
        let whole = navigationBar.fullHeight
        navigationBar.collapse = collapse(of: top, barTop: start, whole: whole)
        navigationBar.backgroundReach = start
        navigationBar.frame = CGRect(
            x: 0, y: start, width: container.bounds.width, height: whole - navigationBar.collapse)
        navigationBar.cover(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        return navigationBar.frame.maxY
    }

    /// How much of search bar and large title the content has pushed under the row.
    private func collapse(of top: UIViewController?, barTop: Double, whole: Double) -> Double {
        let most = navigationBar.collapsibleHeight
        guard most > 0, let scroll = top?.contentScrollView(for: .top), !scroll.isAtRest else { return 0 }
        let place = scroll.superview?.convert(scroll.frame.origin, to: viewIfLoaded).y ?? 0
        let contentTop = place - scroll.contentOffset.y - scroll.contentInset.top
        return min(max(barTop + whole - contentTop, 0), most)
    }

    /// What the toolbar covers at the bottom, with the safe area.
    private func placeToolbar(below top: UIViewController?, safe: UIEdgeInsets) -> CGFloat {
        guard let container = viewIfLoaded else { return 0 }
        let items = toolbarItems(of: top)
        toolbar.isHidden = (isToolbarHidden && !items.contains { $0.isSearchField }) || hidesBars || top == nil
        guard !toolbar.isHidden else { return safe.bottom }
        let shown = toolbar.items ?? []
        if shown.map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) { toolbar.items = items }
        let metrics = ToolbarMetrics(BarEnvironment(toolbar))
        let isGlass = traitCollection.generation == .iOS26
        let reach = isGlass ? max(0, safe.bottom - metrics.safeAreaOverlap) : safe.bottom
        toolbar.backgroundReach = reach
        toolbar.frame = CGRect(
            x: 0, y: container.bounds.height - reach - metrics.height, width: container.bounds.width,
            height: metrics.height)
        toolbar.cover(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        return metrics.height + reach
    }

    /// The controller's, with the search bar among them where it stands in the toolbar.
    private func toolbarItems(of top: UIViewController?) -> [UIBarButtonItem] {
        let own = isToolbarHidden ? [] : top?.toolbarItems ?? []
        guard let item = top?.navigationItem, let search = item.searchController, item.searchStandsInToolbar,
            !isNavigationBarHidden
        else { return own.filter { !$0.isSearchField } }
        let place = item.searchBarPlacementBarButtonItem
        search.searchBar.place = .toolbar
        if place.customView !== search.searchBar { place.customView = search.searchBar }
        return own.contains { $0 === place } ? own : own + [place]
    }

    /// Under the bars, or between those that nothing may go beneath.
    private func placeView(of top: UIViewController, _ view: UIView, cover: UIEdgeInsets) {
        guard let container = viewIfLoaded else { return }
        var frame = container.bounds
        var cover = cover
        let stopsAtTop =
            !top.edgesForExtendedLayout.contains(.top)
            || !navigationBar.isTranslucent && !top.extendedLayoutIncludesOpaqueBars
        if !navigationBar.isHidden, stopsAtTop {
            frame.origin.y += cover.top
            frame.size.height -= cover.top
            cover.top = 0
        }
        let stopsAtBottom =
            !top.edgesForExtendedLayout.contains(.bottom)
            || !toolbar.isTranslucent && !top.extendedLayoutIncludesOpaqueBars
        if !toolbar.isHidden, stopsAtBottom {
            frame.size.height -= cover.bottom
            cover.bottom = 0
        }
        frame.size.height = max(0, frame.size.height)
        if view.frame != frame { view.frame = frame }
        view.cover(cover)
    }
}
