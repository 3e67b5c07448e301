public import Foundation

/// What touches belong to. Nobody touches a picture, so that there is none. No effect on a picture.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
