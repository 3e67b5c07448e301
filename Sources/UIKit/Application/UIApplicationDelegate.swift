import Foundation

/// What hears of an app's life. Pictures have none, so that nothing of it is called. No effect on a picture.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// What may go along with an address that an app opens. No effect on a picture.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Entries of the menu of the app's icon. No effect on a picture.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { Aside.shortcutItems.optional(of: self) }
        set { Aside.shortcutItems.set(newValue, of: self) }
    }
    /// No session is kept: none.
    public var openSessions: Set<UISceneSession> { [] }
    public var supportsMultipleScenes: Bool { false }
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// No effect on a picture.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: AnyObject?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// No effect on a picture.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
