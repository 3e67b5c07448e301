/// Offers things to other apps: what they are is the device's own, so that it is not drawn. No effect on a picture.
open class UIActivityViewController: UIViewController {
    /// No effect on a picture.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
    }
}

/// Something that can be done with what is offered. No effect on a picture.
@preconcurrency @MainActor
open class UIActivity {
    public init() {}
}
