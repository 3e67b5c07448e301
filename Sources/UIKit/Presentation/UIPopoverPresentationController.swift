public import Foundation

/// Where a popover comes from: beside the source in wide windows, and a sheet in narrow ones where its delegate does not say
/// otherwise. No arrow is drawn.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it comes from; `nil` is the bar button's, or else the middle of the window.
    open weak var sourceView: UIView?
    /// In the source view's space, points; null is the whole view.
    open var sourceRect = CGRect.null
    /// The bar button that it comes from.
    open weak var barButtonItem: UIBarButtonItem?
    /// Not drawn yet.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Not drawn yet.
    open var backgroundColor: UIColor?

    /// No effect on a picture.
    open var passthroughViews: [UIView]?
    /// No effect on a picture.
    open var canOverlapSourceViewRect = false
    /// Points. No effect on a picture.
    open var popoverLayoutMargins = UIEdgeInsets.zero

    /// What a bar shows of its button.
    private static func view(of item: UIBarButtonItem, in root: UIView) -> UIView? {
        if let view = root as? BarItemView { return view.item === item ? view : nil }
        for subview in root.subviews where !subview.isHidden {
            if let found = view(of: item, in: subview) { return found }
        }
        return nil
    }

    /// In the window's space.
    func source(in window: UIWindow) -> CGRect {
        guard let view = sourceView ?? barButtonItem.flatMap({ $0.customView ?? Self.view(of: $0, in: window) }),
            view.isDescendant(of: window)
        else {
            return CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
        }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: window)
    }
}

/// What hears of a popover. Nobody dismisses anything in a picture: only the style is asked for.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
