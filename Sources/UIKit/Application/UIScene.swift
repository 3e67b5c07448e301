public import Foundation

/// A part of an app that has windows of its own. No effect on a picture.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What may go along with a new scene: nothing does.
    @preconcurrency @MainActor
    public final class ConnectionOptions {
        init() {}
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var sourceApplication: String? { nil }
        public var handoffUserActivityType: String? { nil }
        /// A notification's answer; `nil`: none comes.
        public var notificationResponse: AnyObject? { nil }
    }

    /// What may go along with asking for a scene. No effect on a picture.
    @preconcurrency @MainActor
    open class ActivationRequestOptions {
        public init() {}
        open weak var requestingScene: UIScene?
    }

    /// What may go along with an address that a scene opens. No effect on a picture.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions {
        public init() {}
        open var universalLinksOnly = false
    }

    /// When a scene takes an activity or address. No effect on a picture.
    @preconcurrency @MainActor
    public final class ActivationConditions {
        public init() {}
        public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
        public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

    /// Whether people can use the scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    /// Small print of the title. No effect on a picture.
    open var subtitle = ""
    public final let session = UISceneSession()
    public final let activationConditions = ActivationConditions()
    /// Opens nothing, and says so.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
}
