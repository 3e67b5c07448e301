public import Foundation

/// Owns a view and prepares it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    /// - Parameters:
    ///   - nibNameOrNil: The nib that `loadView` takes the view from: it connects the outlet `view` of its owner. `nil` takes the nib named
    ///     as the class, or as the class without `Controller`, where there is one.
    ///   - nibBundleOrNil: Whose resources have the nib; `nil` as for `UINib`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// As it was given.
    public let nibName: String?
    /// As it was given.
    public let nibBundle: Bundle?
    /// Also what the navigation item and the tab say.
    open var title: String? {
        didSet {
            if ownNavigationItem != nil { navigationItem.title = title }
            if ownTabBarItem != nil { tabBarItem.title = title }
        }
    }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: The view

    /// Loads the view when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.owner = nil
            viewIfLoaded = newValue
            newValue?.owner = self
        }
    }
    public private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }
    final var isLoading = false

    open func loadViewIfNeeded() { loadOnce() }

    /// Makes the view; the inherited one takes it from the nib, and makes an empty one without background where there is none.
    open func loadView() {
        if loadFromNib() { return }
        // The screen's size, as on the phone: code makes what is inside of the same size before there is a layout.
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = nil
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    /// Makes or changes constraints of the view; call `super` last. The inherited one runs the view's own `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Sets properties before the view is laid out (iOS 26). Called before each layout.
    open func updateProperties() {}
    /// Calls `updateProperties()` before the next layout (iOS 26).
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsLayout() }
    /// Lays out what asks for it (iOS 26).
    open func updatePropertiesIfNeeded() { viewIfLoaded?.layoutIfNeeded() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    var appearance = AppearanceState()

    /// The children that a picture shows.
    var appearingChildren: [UIViewController] { children }
    /// Places the children's views and the bars around them.
    func childrenNeedArranging() {}

    // MARK: Children

    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    /// The nearest navigation controller around; `nil` is none.
    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    /// The nearest tab bar controller around; `nil` is none.
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Traits and safe area

    /// Values set here win over the inherited ones, for the controller's view and those inside it.
    public final var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.invalidateTraits() }
    }

    open var traitCollection: UITraitCollection { traitsInForce }
    /// What a child's traits are forced to; `nil` leaves them.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        kept.childTraits[ObjectIdentifier(childViewController)]
    }
    /// Forces traits on a child; `nil` leaves them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        kept.childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.invalidateTraits()
    }
    /// What the controller's view inherits.
    var traitsForView: UITraitCollection { traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    final var traitChanges = TraitChangeRegistry()
    /// What is kept for whoever asks, and is not drawn.
    final var kept = KeptControllerState()
    /// Never called: the screen never changes.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.ownStyle }
        set { traitOverrides.ownStyle = newValue }
    }

    /// Added to the view's safe area, points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.safeAreaChanged() } }
    }
    /// The bars that the view runs on beneath.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { viewIfLoaded?.superview?.setNeedsLayout() } }
    /// Whether that holds for bars that let nothing through, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { viewIfLoaded?.superview?.setNeedsLayout() } }

    final var ownScrollViews: [UInt: UIScrollView] = [:]
    /// Says which scroll view the bars at some edges go by.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        take(scrollView: scrollView, for: edge)
    }
    /// The scroll view that the bars at an edge go by: the one that was set, else the view itself or its first subview.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(at: edge) }
    /// The child whose content the bars go by; `nil` is the controller's own.
    var childWithContent: UIViewController? { nil }

    // MARK: Content that is not there

    var contentUnavailable = ContentUnavailableState()
    /// Called before the first layout, and before the next one after `setNeedsUpdateContentUnavailableConfiguration()`: set
    /// `contentUnavailableConfiguration` here. The inherited one does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Bars and presentation

    final var ownNavigationItem: UINavigationItem?
    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem { madeNavigationItem }
    final var ownTabBarItem: UITabBarItem?
    /// The controller's tab; without one of its own that of the first controller in a stack.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? madeTabBarItem }
        set {
            ownTabBarItem = newValue
            (parent as? UITabBarController)?.tabItemsChanged()
        }
    }
    /// The buttons of a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether a tab bar is left out while the controller is shown above the first one of a stack.
    open var hidesBottomBarWhenPushed = false
    /// Shows another controller in the place for details, as the containers around do; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Shows another controller as the containers around do; without one nothing happens.
    open func show(_ vc: UIViewController, sender: Any?) { parent?.show(vc, sender: sender) }
    /// Turns editing on, and off while the controller is edited.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
    final var ownEditButtonItem: UIBarButtonItem?
    open func setNeedsStatusBarAppearanceUpdate() {}
    var presentation = PresentationState()
    /// Shows another controller above this one and all that is around it, as its `modalPresentationStyle` says.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        setPresented(viewControllerToPresent)
        completion?()
    }
    /// Takes away what the controller or one around it presents, or else the controller from what presents it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAwayPresented()
        completion?()
    }
    /// What the controller, or one around it, called `present` with last; `nil` is nothing.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    /// What presents the controller, or one around it; `nil` is nothing.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// Nothing moves in a picture: nothing of it is called.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// No effect on a picture.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the callbacks of a container reach its children by themselves. They do whatever it says. No effect on a picture.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// No effect on a picture.
    open var definesPresentationContext = false
    /// No effect on a picture.
    open var providesPresentationContextTransitionStyle = false
    /// `custom` is drawn as `overFullScreen`, the styles for the current context as those for the full screen.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// No effect on a picture.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// No effect on a picture.
    open var isModalInPresentation = false
    /// Points: of a popover, and of a form on a wide window. An axis of 0 is the system's.
    open var preferredContentSize = CGSize.zero
    /// Where the controller comes from when it is presented as a popover.
    open var popoverPresentationController: UIPopoverPresentationController? { popoverController }
    /// How the controller stands when it is presented as a sheet.
    open var sheetPresentationController: UISheetPresentationController? { sheetController }
    /// That of a popover, or of a sheet.
    open var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? popoverController : sheetController
    }
    /// Pictures are at rest: `nil`.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// The screen never turns: never called.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: The screen

    /// Pictures leave the status bar's place empty. No effect on a picture.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// No effect on a picture.
    open var prefersStatusBarHidden: Bool { false }
    /// No effect on a picture.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// No effect on a picture.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// No effect on a picture.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// No effect on a picture.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// No effect on a picture.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// No effect on a picture.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// No effect on a picture.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// What the controller was described by.
    final var storyboardScene: StoryboardScene?
    /// The storyboard that the controller comes from; `nil` is none.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
    /// Goes a way of the storyboard's: another screen is made, prepared for and shown. That there is no such way is told.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        storyboardScene?.perform(identifier, from: self, sender: sender)
    }
    /// Nobody touches a picture: never called.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed, and before a container view gets its controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Never called.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Never called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Never called.
    open func encode(with coder: NSCoder) {}
    /// No effect on a picture.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// No effect on a picture.
    open var shouldAutorotate: Bool { true }
    /// Never called.
    open func didReceiveMemoryWarning() {}

    // MARK: Editing

    /// Shows the view as it is edited; the inherited one turns the edit button.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        ownEditButtonItem?.turn(to: editing ? .done : .edit)
    }
    private var storedEditing = false
    /// Setting it asks for `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
}
