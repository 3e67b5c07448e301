public import Foundation

/// Makes the phone tick as if things had met. No effect on a picture.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }
    /// No effect on a picture.
    public init(style: FeedbackStyle) { super.init() }
    /// No effect on a picture.
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    /// No effect on a picture.
    open func impactOccurred() {}
    /// No effect on a picture.
    open func impactOccurred(intensity: CGFloat) {}
}
