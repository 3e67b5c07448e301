public import Foundation

/// How a sheet stands. Wide windows show it as a card without regard to its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights that it can have, from the lowest up.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The height that it has; `nil` is the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Up to this height nothing lies over the presenter; `nil` always has something there.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// No effect on a picture.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it is a sheet on a phone that lies on its side, too, rather than covering the window.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
    /// No effect on a picture.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Points; `nil` is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Runs the changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Works the heights out anew.
    open func invalidateDetents() { changed() }

    private func changed() { presentedViewController.viewIfLoaded?.superview?.superview?.setNeedsLayout() }

    /// The detent in force, and its height above the safe area.
    func shownDetent(_ context: SheetContext) -> (identifier: Detent.Identifier, value: CGFloat) {
        let known = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
        }
        let chosen = known.first { $0.identifier == selectedDetentIdentifier } ?? known.min { $0.value < $1.value }
        return chosen ?? (.large, context.maximumDetentValue)
    }

    /// Whether nothing lies over the presenter at a height.
    func isUndimmed(at identifier: Detent.Identifier) -> Bool {
        let order = detents.map(\.identifier)
        guard let largest = largestUndimmedDetentIdentifier, let last = order.firstIndex(of: largest),
            let index = order.firstIndex(of: identifier)
        else { return false }
        return index <= last
    }
}
