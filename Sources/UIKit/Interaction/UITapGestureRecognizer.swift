/// Waits for taps. No effect on a picture.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// No effect on a picture.
    open var numberOfTapsRequired = 1
    /// No effect on a picture.
    open var numberOfTouchesRequired = 1
}
