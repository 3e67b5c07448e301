public import Foundation

/// What assistive apps take for a view where there is none. No effect on a picture.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    /// In the container's own space, points.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}
