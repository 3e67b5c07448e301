import UIKit

extension SceneNavigationBar {
    /// What the bar shows for the list's controller.
    @MainActor func configure(_ item: UINavigationItem, _ images: SceneImages) {
        item.title = title
        item.subtitle = subtitle
        item.prompt = prompt
        item.largeTitleDisplayMode = largeTitle == true ? .always : .never
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = leadingItems.map { $0.uiKit(images) }
        item.rightBarButtonItems = trailingItems.map { $0.uiKit(images) }
        item.searchController = searchBar?.uiKit
        if let hides = hidesSearchBarWhenScrolling { item.hidesSearchBarWhenScrolling = hides }
        if preferredSearchBarPlacement == .stacked { item.preferredSearchBarPlacement = .stacked }
    }

    /// The controller under the bar, with the screen before it where a button leads back.
    @MainActor func wrap(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController()
        var stack = [controller]
        if let backButtonTitle {
            let before = UIViewController()
            before.navigationItem.title = backButtonTitle
            stack.insert(before, at: 0)
        }
        navigation.setViewControllers(stack, animated: false)
        navigation.navigationBar.prefersLargeTitles = largeTitle == true
        if let tintColor { navigation.navigationBar.tintColor = tintColor.uiColor }
        return navigation
    }
}

extension SceneBarItem {
    @MainActor fileprivate func uiKit(_ images: SceneImages) -> UIBarButtonItem {
        let item = systemItem.map { UIBarButtonItem(systemItem: $0.uiKit) } ?? UIBarButtonItem()
        if let title { item.title = title }
        if let image { item.image = images.image(image) }
        if let style { item.style = style == .plain ? .plain : .done }
        if let tintColor { item.tintColor = tintColor.uiColor }
        if let isEnabled { item.isEnabled = isEnabled }
        return item
    }
}

extension SceneSearchBar {
    @MainActor fileprivate var uiKit: UISearchController {
        let search = UISearchController(searchResultsController: nil)
        let bar = search.searchBar
        bar.text = text
        bar.placeholder = placeholder
        if let showsCancelButton { bar.showsCancelButton = showsCancelButton }
        if let showsBookmarkButton { bar.showsBookmarkButton = showsBookmarkButton }
        search.isActive = isActive == true
        if !scopeButtonTitles.isEmpty {
            bar.scopeButtonTitles = scopeButtonTitles
            bar.showsScopeBar = true
            bar.selectedScopeButtonIndex = selectedScopeButtonIndex ?? 0
        }
        return search
    }
}

extension SceneSystemItem {
    fileprivate var uiKit: UIBarButtonItem.SystemItem {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .close: .close
        }
    }
}

extension SceneTabBar {
    /// The controller above a bar with its tab chosen; the other tabs show nothing.
    @MainActor func wrap(_ controller: UIViewController, _ images: SceneImages) -> UITabBarController {
        let chosen = min(selectedIndex ?? 0, max(items.count - 1, 0))
        let controllers = items.enumerated().map { index, tab in
            let shown = index == chosen ? controller : UIViewController()
            shown.tabBarItem = tab.uiKit(images)
            return shown
        }
        let tabs = UITabBarController()
        tabs.setViewControllers(controllers, animated: false)
        tabs.selectedIndex = chosen
        if let tintColor { tabs.tabBar.tintColor = tintColor.uiColor }
        return tabs
    }
}

extension SceneTab {
    @MainActor fileprivate func uiKit(_ images: SceneImages) -> UITabBarItem {
        let item = UITabBarItem(
            title: title, image: image.flatMap { images.image($0) },
            selectedImage: selectedImage.flatMap { images.image($0) })
        item.badgeValue = badgeValue
        item.badgeColor = badgeColor?.uiColor
        return item
    }
}
