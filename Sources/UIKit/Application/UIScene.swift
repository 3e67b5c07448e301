public import Foundation

/// A part of an app that has windows of its own. No effect on a picture.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What may go along with a new scene.
    @preconcurrency @MainActor
    public final class ConnectionOptions {
        init() {}
    }

    /// What may go along with asking for a scene. No effect on a picture.
    @preconcurrency @MainActor
    open class ActivationRequestOptions {
        public init() {}
        open weak var requestingScene: UIScene?
    }

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
}
