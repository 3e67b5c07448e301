/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// By the screen's sides.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
}
