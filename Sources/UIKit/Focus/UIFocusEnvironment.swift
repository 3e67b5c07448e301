import Foundation

/// What focus moves in. Nothing has it in a picture.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// Where focus would begin. No effect on a picture.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// No effect on a picture.
    func setNeedsFocusUpdate()
    /// No effect on a picture.
    func updateFocusIfNeeded()
    /// Never called.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Never called.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have focus. Nothing has it in a picture.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it could have focus. No effect on a picture.
    var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
