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
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(controller.view)
        }
    }

    open func makeKeyAndVisible() { isHidden = false }
    /// Pictures have windows without scenes: `nil` unless one was given.
    open weak var windowScene: UIWindowScene?

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }
}
