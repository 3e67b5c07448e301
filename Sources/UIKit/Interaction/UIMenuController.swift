public import Foundation

/// The bubble with commands for a selection. None is open in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    /// On which side of the selection the bubble is. No effect on a picture.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    open var isMenuVisible: Bool { false }
    open var menuFrame: CGRect { .zero }

    /// No effect on a picture.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// No effect on a picture.
    open func hideMenu(from targetView: UIView) {}
    /// No effect on a picture.
    open func hideMenu() {}
    /// No effect on a picture.
    open func update() {}
    /// No effect on a picture.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// No effect on a picture.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}
