public import Foundation

/// Where the keyboard would be: at the bottom of the safe area, since none shows in a picture.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// No effect on a picture.
    open var followsUndockedKeyboard = false
    /// Whether the guide's top is the safe area's bottom while no keyboard shows, which it always is here. Not drawn yet.
    open var usesBottomSafeArea = true
    /// No effect on a picture.
    open var keyboardDismissPadding: CGFloat = 0
    /// Puts constraints in force while the keyboard is near an edge: never. No effect on a picture.
    open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {}
    /// Puts constraints in force while the keyboard is away from an edge: never. No effect on a picture.
    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {}
}
