public import Foundation

/// A finger on the screen. Nobody touches a picture, so that there is none. No effect on a picture.
@preconcurrency @MainActor
open class UITouch: NSObject {
    open var tapCount: Int { 0 }
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
