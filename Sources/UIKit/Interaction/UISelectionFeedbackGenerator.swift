/// Makes the phone tick as choices change. No effect on a picture.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect on a picture.
    open func selectionChanged() {}
}
