/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// The screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// By the screen's sides.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    /// What a window may be resized to; `nil` on a phone.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// The status bar, whose place pictures leave empty; `nil`.
    open var statusBarManager: UIStatusBarManager? { nil }
    /// The screen never turns. No effect on a picture.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// How a scene would like to stand. No effect on a picture.
    @preconcurrency @MainActor
    open class GeometryPreferences {
        init() {}

        /// Of a phone or pad. No effect on a picture.
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
            public override init() {}
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}
