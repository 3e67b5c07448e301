import Foundation

/// The root of a view hierarchy; brings the screen's traits and safe area.
open class UIWindow: UIView {
    /// What the screen gives: every view in the window inherits from it.
    package var screenTraits: UITraitCollection? {
        didSet { invalidateTraits() }
    }

    open override var window: UIWindow? { self }
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
    /// Pictures have windows without scenes: `nil` unless one was given.
    open weak var windowScene: UIWindowScene?

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }
}
