import Appearance
import Foundation

/// Shows one of several controllers above a bar of tabs.
open class UITabBarController: UIViewController {
    // MARK: Children

    /// From the first tab to the last one.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    private var controllers: [UIViewController] = []
    var tabState = TabState()

    /// Replaces all. The one that was chosen stays so where it is among the new ones; otherwise the first one is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        let wanted = (viewControllers ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
        for old in controllers where !seen.contains(ObjectIdentifier(old)) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.viewIfLoaded?.cover(.zero)
            old.removeFromParent()
            old.didMove(toParent: nil)
        }
        for new in wanted where new.parent !== self {
            new.willMove(toParent: self)
            addChild(new)
            new.didMove(toParent: self)
        }
        let chosen = selectedViewController
        controllers = wanted
        chosenIndex = wanted.firstIndex { $0 === chosen } ?? 0
        tabItemsChanged()
    }

    /// Shows the children's tabs, of which one may have been replaced.
    func tabItemsChanged() {
        tabBar.items = controllers.map(\.tabBarItem)
        choiceChanged()
    }

    /// The chosen tab; `NSNotFound` where there is none. A place that there is not changes nothing.
    open var selectedIndex: Int {
        get { controllers.indices.contains(chosenIndex) ? chosenIndex : NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else { return }
            chosenIndex = newValue
            choiceChanged()
        }
    }
    private var chosenIndex = 0
    /// The one that is shown. One that has no tab changes nothing.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(chosenIndex) ? controllers[chosenIndex] : nil }
        set { if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    private func choiceChanged() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The bar

    /// The bar of the children's tabs.
    public final let tabBar = UITabBar()
    /// Whether there is no bar (iOS 18).
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// No effect on a picture.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// No effect on a picture.
    open var customizableViewControllers: [UIViewController]?

    // MARK: View

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in self?.arrangeChildren() }
        container.addSubview(tabBar)
        view = container
    }

    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func childrenNeedArranging() {
        loadViewIfNeeded()
        arrangeChildren()
    }

    override var childWithContent: UIViewController? { selectedViewController }

    private var hidesBar: Bool {
        guard !isTabBarHidden else { return true }
        guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    private func arrangeChildren() {
        guard let container = viewIfLoaded else { return }
        let shown = selectedViewController
        for other in controllers where other !== shown { other.viewIfLoaded?.removeFromSuperview() }
        if let shown { install(shown, in: container) }
        let safe = container.safeAreaInsets
        var cover = safe
        tabBar.isHidden = hidesBar
        if !tabBar.isHidden {
            let height = tabBar.barHeight
            tabBar.frame = CGRect(
                x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
            tabBar.cover(UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right))
            cover.bottom = height
        }
        guard let shown, let view = shown.view else { return }
        var frame = container.bounds
        let stops =
            !shown.edgesForExtendedLayout.contains(.bottom)
            || !tabBar.isTranslucent && !shown.extendedLayoutIncludesOpaqueBars
        if !tabBar.isHidden, stops {
            frame.size.height = max(0, frame.height - cover.bottom)
            cover.bottom = 0
        }
        if view.frame != frame { view.frame = frame }
        view.cover(cover)
        let scroll = shown.contentScrollView(for: .bottom)
        tabBar.isOverContent = shown.hasContentBelow(scroll)
        tabBar.pageColor = { [weak shown, weak scroll] in shown?.pageColor(scroll) ?? .systemBackground }
    }
}
