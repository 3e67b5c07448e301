public import Foundation

/// Where a pointer is. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    override init() {}
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}
