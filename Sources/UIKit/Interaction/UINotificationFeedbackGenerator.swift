/// Makes the phone tell how something went. No effect on a picture.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// No effect on a picture.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
