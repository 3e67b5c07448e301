public import Foundation

/// Opens the bubble with commands for a selection. None is open in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// No effect on a picture.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// No effect on a picture.
    open func dismissMenu() {}
    /// No effect on a picture.
    open func reloadVisibleMenu() {}
    /// No effect on a picture.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// The middle of the view's own space: nobody touches it.
    open func location(in view: UIView?) -> CGPoint {
        CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0)
    }
}
