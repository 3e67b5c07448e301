/// Offers things to other apps: what they are is the device's own, so that it is not drawn. No effect on a picture.
open class UIActivityViewController: UIViewController {
    /// No effect on a picture.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called with the activity, whether it was done, what came back and the error. Never called: nobody chooses anything in a picture.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// Never called.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// No effect on a picture.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
    }
}
