public import Foundation

/// The app that a picture's views take themselves to be in. No effect on a picture.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Whether people can use the app.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// What may go along with an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
    }

    public static let openSettingsURLString = "app-settings:"
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    /// No scene is kept: pictures have windows alone.
    open var connectedScenes: Set<UIScene> { [] }
    /// That of the screen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// That of the screen.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// No effect on a picture.
    open var isIdleTimerDisabled = false
    /// No effect on a picture.
    open var applicationIconBadgeNumber = 0

    /// Nothing can be opened.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing, and says so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    /// No effect on a picture.
    open func registerForRemoteNotifications() {}
    /// No effect on a picture.
    open func unregisterForRemoteNotifications() {}
    /// No scene is made. No effect on a picture.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: AnyObject?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Nothing can be sent by a method's name off Apple's platforms: `false`.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    /// Pictures have windows without scenes, which the app does not know: none.
    open var windows: [UIWindow] { [] }
    /// As `windows`.
    open var keyWindow: UIWindow? { nil }
    /// By the screen's sides.
    open var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// No effect on a picture.
    open var isStatusBarHidden: Bool { false }
    open var isProtectedDataAvailable: Bool { true }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// There are no other icons. No effect on a picture.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Nothing runs in the background of a picture. No effect on a picture.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// No effect on a picture.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Names work that goes on in the background. No effect on a picture.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
