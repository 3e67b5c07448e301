/// A part of an app that has windows of its own. No effect on a picture.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What may go along with a new scene.
    @preconcurrency @MainActor
    public final class ConnectionOptions {
        init() {}
    }

    /// Whether people can use the scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
}
