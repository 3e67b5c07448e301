import Foundation

/// Says what a pointer looks like over a view. There is none in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// No effect on a picture.
    open func invalidate() {}
}
