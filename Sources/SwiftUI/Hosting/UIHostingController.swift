import DisplayLists
public import Foundation
public import UIKit

/// A view controller whose content is made of views.
open class UIHostingController<Content: View>: UIViewController {
    /// What is shown.
    public var rootView: Content {
        didSet { hostingView?.rootView = rootView }
    }
    /// How the controller's own sizes follow the content. No effect on a picture.
    public var sizingOptions: UIHostingControllerSizingOptions = []

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

    private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

    open override func loadView() {
        let hosting = _UIHostingView(rootView: rootView)
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
    private lazy var store = ViewStore { [weak self] in
        self?.contentChanged()
        self?.setNeedsLayout()
    }

    private func contentChanged() {
        tree = nil
        invalidateIntrinsicContentSize()
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
        store.begin()
        let made = HostedTree(rootView, insets: insets, environment)
        tree = made
        treeInsets = insets
        if !(rootView is NodeView) { treeWasMade?(made.root) }
        made.showPlatformViews(in: drawn)
        return made
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 100_000 ? length : nil }
        let grid = PixelGrid(scale: traitCollection.pixelsPerPoint)
        let fitting = currentTree().size(width: limit(size.width), height: limit(size.height))
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
            tree.draw(into: &unseen, pass(isPlacing: true))
        }
        if window != nil { tree.appear() }
    }

    private func list(into listing: inout Listing) { currentTree().draw(into: &listing, pass(isPlacing: false)) }

    private func pass(isPlacing: Bool) -> DrawPass {
        let pass = DrawPass(view: drawn, scale: traitCollection.pixelsPerPoint, isPlacing: isPlacing)
        pass.safeArea = (bounds.inset(by: safeAreaInsets), bounds)
        return pass
    }
}
