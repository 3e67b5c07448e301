import Foundation

/// A tab that stands for several: in a bar it shows the chosen one of them.
open class UITabGroup: UITab {
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The group's tabs.
    open var children: [UITab] { didSet { for child in children { child.parent = self } } }
    /// The chosen one; `nil` is the default one.
    open weak var selectedChild: UITab?
    /// The one that is chosen first; `nil` is the first one.
    open var defaultChildIdentifier: String?
    /// The navigation controller that the chosen one is pushed on. Not drawn yet.
    open var managingNavigationController: UINavigationController?
    /// No effect on a picture.
    open var displayOrderIdentifiers: [String] = []
    /// No effect on a picture.
    open var allowsReordering = false
    /// In the sidebar, of which there is none. No effect on a picture.
    open var sidebarActions: [UIAction] = []

    /// The tab of the group by its identifier, also of groups inside.
    open func tab(forIdentifier identifier: String) -> UITab? { Self.tab(identifier, in: children) }

    static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    override var shownController: UIViewController {
        let chosen = selectedChild ?? defaultChildIdentifier.flatMap(tab(forIdentifier:)) ?? children.first
        return chosen?.viewController ?? super.shownController
    }
}
