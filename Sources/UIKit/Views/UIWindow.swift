public import Foundation

/// The root of a view hierarchy; brings the screen's traits and safe area.
open class UIWindow: UIView {
    /// What the screen gives: every view in the window inherits from it.
    package var screenTraits: UITraitCollection? {
        didSet { invalidateTraits() }
    }

    open override var window: UIWindow? { self }
    /// Of everything in the window that has none of its own.
    open override var undoManager: UndoManager? { changes }
    private lazy var changes = UndoManager()
    override var inheritedTraits: UITraitCollection { screenTraits ?? .current }

    /// Its view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            for view in presentations { view.takeAway() }
            presentations = []
            oldValue?.viewIfLoaded?.removeFromSuperview()
            setNeedsLayout()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(controller.view)
        }
    }

    /// What is shown above the root controller's view, from the lowest up.
    var presentations: [PresentationView] = []

    open override func layoutSubviews() {
        super.layoutSubviews()
        showPresented()
    }

    package override func listSubviews(into listing: inout Listing) { listShown(into: &listing) }

    open func makeKeyAndVisible() { isHidden = false }
    /// No effect on a picture.
    open func makeKey() {}
    /// No effect on a picture.
    open func resignKey() {}
    /// No effect on a picture.
    open func becomeKey() {}
    open var isKeyWindow: Bool { !isHidden }
    open var canBecomeKey: Bool { true }
    /// A picture shows one window. No effect on a picture.
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }

    /// Which window is in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        // Source of the values: UIKit's public constants.
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
    /// Pictures have windows without scenes: `nil` unless one was given.
    open weak var windowScene: UIWindowScene?

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }
}
