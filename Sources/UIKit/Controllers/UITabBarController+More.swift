import Foundation

extension UITabBarController {
    /// Tabs that a bar has room for: the documentation says five in a compact width. Eight elsewhere is a guess.
    private var mostTabs: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether the last tab leads to a list of those that have no room.
    var hasMore: Bool { (viewControllers?.count ?? 0) > mostTabs }

    /// The controllers whose tabs have room: a search keeps its own.
    private var controllersWithRoom: [UIViewController] {
        let all = viewControllers ?? []
        guard hasMore else { return all }
        let search = all.first { $0.tabBarItem?.isSearch == true }
        return all.filter { $0 !== search }.prefix(mostTabs - (search == nil ? 1 : 2)) + [search].compactMap(\.self)
    }

    /// The tabs of the bar; a search is the last one.
    var itemsWithRoom: [UITabBarItem] {
        let items = controllersWithRoom.compactMap(\.tabBarItem)
        guard hasMore else { return items }
        return items.filter { !$0.isSearch } + [moreItem] + items.filter(\.isSearch)
    }

    /// The controllers whose tabs have no room.
    var hiddenControllers: [UIViewController] {
        let shown = controllersWithRoom
        return (viewControllers ?? []).filter { hidden in !shown.contains { $0 === hidden } }
    }

    /// Shows the tabs that have no room, in a list. It is in the bar where there are more tabs than fit.
    public var moreNavigationController: UINavigationController {
        if let ownMoreController { return ownMoreController }
        let made = UINavigationController(rootViewController: MoreTabsController(of: self))
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        made.willMove(toParent: self)
        addChild(made)
        made.didMove(toParent: self)
        ownMoreController = made
        return made
    }

    var moreItem: UITabBarItem { moreNavigationController.tabBarItem }
}

/// The list of the tabs that a bar has no room for.
final class MoreTabsController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    private var controllers: [UIViewController] { tabs?.hiddenControllers ?? [] }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isFixed = tabs?.customizableViewControllers?.isEmpty ?? false
        guard isFixed != (navigationItem.rightBarButtonItem == nil) else { return }
        navigationItem.rightBarButtonItem = isFixed ? nil : UIBarButtonItem(systemItem: .edit)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
