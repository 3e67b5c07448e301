public import Foundation

/// Opens a context menu on a view. Nobody touches a picture, so that none opens. No effect on a picture.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// No menu is open.
    open func dismissMenu() {}
    /// The middle of the view's own space: nobody touches it.
    open func location(in view: UIView?) -> CGPoint {
        CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0)
    }
}
