public import Foundation

/// Shows one of a stack of controllers under a navigation bar.
open class UINavigationController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
    }

    /// With one controller, which nothing leads back from.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Bars of other classes cannot be made without an Objective-C runtime: the bars are the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The stack

    /// From the first one to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [UIViewController] = []
    /// The one that is shown.
    open var topViewController: UIViewController? { stack.last }
    /// What is presented above the stack, else as `topViewController`.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the whole stack. One that is given twice counts once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        let wanted = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for old in stack where !seen.contains(ObjectIdentifier(old)) { drop(old) }
        for new in wanted where new.parent !== self {
            new.willMove(toParent: self)
            addChild(new)
            new.didMove(toParent: self)
        }
        stack = wanted
        stackChanged()
    }

    /// Shows another one. One that is in the stack already stays where it is.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// The one that was shown; `nil` where there is no other one to show.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return last
    }

    /// All above the first one; `nil` where there are none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// All above the given one; `nil` where it is not in the stack or is shown already.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count else {
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    /// Pushes it.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: false) }

    private func drop(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.viewIfLoaded?.cover(.zero)
        controller.removeFromParent()
        controller.didMove(toParent: nil)
    }

    private func stackChanged() {
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Bars

    /// The bar above the one that is shown.
    public final let navigationBar: UINavigationBar
    /// The bar below it, hidden at first; its buttons are the `toolbarItems` of the one that is shown.
    public final let toolbar: UIToolbar!
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// No effect on a picture.
    open var hidesBarsOnSwipe = false
    /// No effect on a picture.
    open var hidesBarsOnTap = false
    /// Low bars hide on phones on their side.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// No effect on a picture.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: View

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in self?.arrangeChildren() }
        container.backgroundColor = nil
        container.addSubview(navigationBar)
        container.addSubview(toolbar)
        view = container
    }

    override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    override func childrenNeedArranging() {
        loadViewIfNeeded()
        arrangeChildren()
    }

    override var childWithContent: UIViewController? { topViewController }
}
