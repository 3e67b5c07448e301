public import Foundation

/// What assistive apps take for a view where there is none. No effect on a picture.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = true
    /// In the screen's space, points.
    open var accessibilityFrame = CGRect.zero
    /// In the container's own space, points.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}
