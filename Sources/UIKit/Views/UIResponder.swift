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

    /// Called for each object of a nib after all outlets are connected.
    open func awakeFromNib() {}

    /// Sets a property by its name. Called for a nib's runtime attributes that UIKit does not know; override it for those of a class of
    /// your own, and call `super` for others. Values are `Bool`, `Int`, `CGFloat`, `String`, `CGPoint`, `CGSize`, `CGRect`, `UIColor` and
    /// `UIImage`.
    open func setValue(_ value: Any?, forKey key: String) { isKeyUnknown = true }
    /// Whether nobody took the last value.
    private var isKeyUnknown = false

    /// Whether a class has a property of its own for the value.
    func take(_ value: Any, forKey key: String) -> Bool {
        isKeyUnknown = false
        setValue(value, forKey: key)
        return !isKeyUnknown
    }

    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The class's name; a subclass may say more.
    nonisolated open var description: String { "<\(type(of: self))>" }
}
