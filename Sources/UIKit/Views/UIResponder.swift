public import Foundation

/// The root of views and view controllers. Equality and hashing go by identity.
@preconcurrency @MainActor
open class UIResponder: Hashable, CustomStringConvertible {
    public init() {}

    /// The object that would handle what this one does not; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Editing and touches

    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// Nobody edits in a picture.
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// Nobody edits in a picture. No effect on a picture.
    @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
    /// No effect on a picture.
    @discardableResult open func resignFirstResponder() -> Bool { canResignFirstResponder }
    /// Nobody touches a picture: never called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never called.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Keyboard and menus

    /// In place of the keyboard. No effect on a picture.
    open var inputView: UIView? { nil }
    /// Above the keyboard. No effect on a picture.
    open var inputAccessoryView: UIView? { nil }
    /// No effect on a picture.
    open func reloadInputViews() {}
    /// No effect on a picture.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether a menu offers a method. Nothing can be sent by its name off Apple's platforms: `false`.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Who takes a method; `nil` is nobody.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Never called.
    open func validate(_ command: UICommand) {}
    /// Pictures show no main menu: never called.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Never called.
    open func cut(_ sender: Any?) {}
    /// Never called.
    open func copy(_ sender: Any?) {}
    /// Never called.
    open func paste(_ sender: Any?) {}
    /// Never called.
    open func select(_ sender: Any?) {}
    /// Never called.
    open func selectAll(_ sender: Any?) {}
    /// Never called.
    open func delete(_ sender: Any?) {}

    // MARK: Accessibility

    /// No effect on a picture.
    open var accessibilityIdentifier: String?
    /// No effect on a picture.
    open var accessibilityLabel: String?
    /// No effect on a picture.
    open var accessibilityHint: String?
    /// No effect on a picture.
    open var accessibilityValue: String?
    /// No effect on a picture.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// No effect on a picture.
    open var accessibilityElementsHidden = false
    /// No effect on a picture.
    open var accessibilityElements: [Any]?
    /// No effect on a picture.
    open var isAccessibilityElement = false
    /// No effect on a picture.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// In the window's space, points.
    open var accessibilityFrame = CGRect.zero
    /// No effect on a picture.
    open var accessibilityPath: UIBezierPath?
    /// In the window's space, points.
    open var accessibilityActivationPoint = CGPoint.zero
    /// Never called.
    open func accessibilityActivate() -> Bool { false }
    /// Never called.
    open func accessibilityIncrement() {}
    /// Never called.
    open func accessibilityDecrement() {}
    /// Never called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Never called.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Never called.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Never called.
    open func accessibilityElementDidBecomeFocused() {}
    /// Never called.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: Focus and undoing

    /// Where focus would begin. Nothing has it in a picture. No effect on a picture.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// No effect on a picture.
    open func setNeedsFocusUpdate() {}
    /// No effect on a picture.
    open func updateFocusIfNeeded() {}
    /// Never called.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Never called.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// What takes changes back: the window's; `nil` outside of one.
    open var undoManager: UndoManager? { next?.undoManager }
    /// What somebody does here. No effect on a picture.
    open var userActivity: NSUserActivity?
    /// Never called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Never called.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Nibs and keys

    /// Called for each object of a nib after all outlets are connected.
    open func awakeFromNib() {}

    /// Sets a property by its name. Called for a nib's runtime attributes that UIKit does not know; override it for those of a class of
    /// your own, and call `super` for others. Values are `Bool`, `Int`, `CGFloat`, `String`, `CGPoint`, `CGSize`, `CGRect`, `UIColor` and
    /// `UIImage`.
    open func setValue(_ value: Any?, forKey key: String) { isKeyUnknown = true }
    /// The value of a property by its name; `nil` for a name that nothing answers to. Override it for properties of a class of your own.
    open func value(forKey key: String) -> Any? { nil }
    /// Whether nobody took the last value.
    private var isKeyUnknown = false

    /// Whether a class has a property of its own for the value.
    func take(_ value: Any, forKey key: String) -> Bool {
        isKeyUnknown = false
        setValue(value, forKey: key)
        return !isKeyUnknown
    }

    /// What `setValue(_:forKey:)` does with a name that nothing answers to: nothing. No effect on a picture.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    /// Changes are not told: never called.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// Whether a method can be called by its name: none can off Apple's platforms.
    nonisolated open func responds(to aSelector: Selector!) -> Bool { false }

    /// Whether another object is this one; a subclass may say otherwise.
    nonisolated open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// Equal for equal objects.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right || left.isEqual(right)
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    /// The class's name; a subclass may say more.
    nonisolated open var description: String { "<\(type(of: self))>" }
}
