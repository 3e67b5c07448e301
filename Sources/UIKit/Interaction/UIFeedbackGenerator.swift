public import Foundation

/// Makes the phone tick. Pictures do not. No effect on a picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {}
    /// No effect on a picture.
    public init(view: UIView) {}
    /// No effect on a picture.
    open func prepare() {}
}
