import DisplayLists
public import Foundation
import Observation
public import UIKit

/// A view controller whose content is made of views.
open class UIHostingController<Content: View>: UIViewController {
    /// What is shown.
    public var rootView: Content {
        didSet { hostingView?.rootView = rootView }
    }
    /// How the controller's own sizes follow the content. No effect on a picture.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    /// What of the safe area the content keeps clear of: all of it, whatever is set. Not drawn yet.
    public var safeAreaRegions = SafeAreaRegions.all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// With a view for coders, which hold nothing on Linux.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    /// Archives hold no views.
    public required init?(coder: NSCoder) { nil }

    /// Changes what the content is made with.
    var changeEnvironment: ((inout EnvironmentValues) -> Void)? {
        didSet { hostingView?.changeEnvironment = changeEnvironment }
    }

    /// What bars go by: the list or the scroll view among the views.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? hostingView?.scrolledContent
            ?? hostingView?.screen?.contentScrollView(for: edge)
    }

    private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

    open override func loadView() {
        let hosting = _UIHostingView(rootView: rootView)
        hosting.changeEnvironment = changeEnvironment
        hosting.treeWasMade = { [weak self] root in self?.take(root) }
        hosting.backgroundColor = .systemBackground
        view = hosting
    }

    /// The size that the content takes of a room, points; without end asks for the ideal size.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView?.sizeThatFits(size) ?? .zero
    }
}

/// How a hosting controller's sizes follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Shows views in UIKit, in the middle of its safe area.
open class _UIHostingView<Content: View>: UIView {
    var rootView: Content { didSet { contentChanged() } }
    private let drawn = DrawnView()
    private var tree: HostedTree?
    private var treeInsets = EdgeInsets()
    /// Told of what is shown when it is made anew.
    var treeWasMade: ((ViewNode) -> Void)?
    /// Changes what the content is made with.
    var changeEnvironment: ((inout EnvironmentValues) -> Void)?

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        drawn.listingName = ListingName("", role: "")
        addSubview(drawn)
        drawn.content = { [weak self] listing in self?.list(into: &listing) }
    }

    /// Archives hold no views.
    public required init?(coder: NSCoder) { nil }

    /// What views keep while they are made anew.
    private lazy var store: ViewStore = {
        let store = ViewStore { [weak self] in self?.contentChanged() }
        store.presenter.host = self
        return store
    }()

    private func contentChanged() {
        tree = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    private func currentTree() -> HostedTree {
        let safe = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = EdgeInsets(
            top: safe.top, leading: isMirrored ? safe.right : safe.left, bottom: safe.bottom,
            trailing: isMirrored ? safe.left : safe.right)
        if let tree, treeInsets == insets { return tree }
        var environment = EnvironmentValues(traits: traitCollection)
        environment[storage: \.style.systemTint] = Color(uiColor: tintColor)
        environment[storage: \.live].store = store
        leave(in: &environment)
        changeEnvironment?(&environment)
        store.begin()
        let made = withObservationTracking {
            HostedTree(rootView, insets: insets, environment)
        } onChange: { [weak store] in
            store?.valueChanged()
        }
        tree = made
        treeInsets = insets
        if !(rootView is NodeView) { treeWasMade?(made.root) }
        if let scheme = store.colorScheme, let window {
            let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
            if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
        }
        made.showPlatformViews(in: drawn)
        return made
    }

    /// Lets views put the controller away that UIKit shows above another one.
    private func leave(in environment: inout EnvironmentValues) {
        guard let controller = nearestController else { return }
        if controller.presentingViewController != nil { environment[storage: \.live].presented = controller }
        guard controller.isAboveAnother else { return }
        environment[storage: \.live].leave = { [weak controller] in controller?.leave() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 100_000 ? length : nil }
        let grid = PixelGrid(scale: traitCollection.pixelsPerPoint)
        let tree = currentTree()
        var fitting = tree.size(width: limit(size.width), height: limit(size.height))
        // A screen is as high as there is room.
        if tree.screen != nil, limit(size.height) == nil { fitting.height = max(fitting.height, bounds.height) }
        return CGSize(width: grid.ceil(fitting.width), height: grid.ceil(fitting.height))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        drawn.frame = bounds
        let tree = currentTree()
        tree.layOut(in: bounds.size)
        tree.showPlatformViews(in: drawn)
        if tree.hasScreens {
            var unseen = Listing(size: bounds.size)
            let pass = pass(isPlacing: true)
            tree.draw(into: &unseen, pass)
            // What was made again when it knew its place may have others inside.
            tree.showPlatformViews(in: drawn)
            take(pass.scrolled)
        }
        if window != nil { tree.appear() }
    }

    /// Stands in for the scroll view among the views; `nil` where none begins at the bars above.
    private(set) var scrolledContent: ScrolledContentView?

    /// The controller that all of it is shown by; `nil` where views are.
    fileprivate var screen: UIViewController? { tree?.screen }

    private func take(_ scrolled: ScrolledContent?) {
        guard let scrolled, abs(scrolled.top - safeAreaInsets.top) < 0.01 else { return scrolledContent = nil }
        let shown = scrolledContent ?? ScrolledContentView(frame: bounds)
        let isNew = scrolledContent == nil
        scrolledContent = shown
        guard shown.show(scrolled, in: bounds.size, insets: safeAreaInsets) || isNew else { return }
        var ancestor = superview
        while let view = ancestor {
            view.setNeedsLayout()
            ancestor = view.superview
        }
    }

    private func list(into listing: inout Listing) { currentTree().draw(into: &listing, pass(isPlacing: false)) }

    private func pass(isPlacing: Bool) -> DrawPass {
        let pass = DrawPass(view: drawn, scale: traitCollection.pixelsPerPoint, isPlacing: isPlacing)
        pass.safeArea = (bounds.inset(by: safeAreaInsets), bounds)
        return pass
    }
}
