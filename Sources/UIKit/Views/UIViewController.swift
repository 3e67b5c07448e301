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
    open var title: String?
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
    private var isLoading = false

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil, !isLoading else { return }
        isLoading = true
        loadView()
        // An overridden loadView that sets no view leaves the controller with an empty one.
        if viewIfLoaded == nil { view = UIView() }
        isLoading = false
        viewDidLoad()
    }

    /// Makes the view; the inherited one takes it from the nib, and makes an empty one without background where there is none.
    open func loadView() {
        if loadFromNib() { return }
        let view = UIView()
        view.backgroundColor = nil
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    /// Makes or changes constraints of the view; call `super` last. The inherited one runs the view's own `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    private var hasAppeared = false

    /// Runs the callbacks that precede a first picture, once.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in children { child.appear() }
    }

    func didAppear() {
        viewDidAppear(false)
        for child in children { child.didAppear() }
    }

    // MARK: Children

    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Traits and safe area

    /// Values set here win over the inherited ones, for the controller's view and those inside it.
    public final var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.invalidateTraits() }
    }

    open var traitCollection: UITraitCollection {
        traitOverrides.applied(
            to: viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .current)
    }
    /// What the controller's view inherits.
    var traitsForView: UITraitCollection { traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get {
            traitOverrides.contains(UITraitUserInterfaceStyle.self) ? traitOverrides.userInterfaceStyle : .unspecified
        }
        set {
            if newValue == .unspecified {
                traitOverrides.remove(UITraitUserInterfaceStyle.self)
            } else {
                traitOverrides.userInterfaceStyle = newValue
            }
        }
    }

    /// Added to the view's safe area, points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Bars and presentation

    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Nothing is presented in a picture at rest. No effect on a picture.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { completion?() }
    /// No effect on a picture.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
    /// No effect on a picture.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
}
