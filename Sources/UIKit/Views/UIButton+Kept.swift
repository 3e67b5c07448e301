import Foundation

/// What a button keeps for whoever asks, and does not draw.
struct KeptButtonState {
    var role = UIButton.Role.normal
    var adjustsWhenHighlighted = true
    var adjustsWhenDisabled = true
    var showsTouch = false
    var isPointerEnabled = false
    var isSymbolAnimationEnabled = false
    var isHeld = false
}

extension UIButton {
    /// What a button stands for in an alert or a menu.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// A button of the system type with an image.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        return button
    }

    /// A button of the system type with an image.
    public class func systemButton(with image: UIImage, primaryAction: UIAction?) -> UIButton {
        let button = UIButton(type: .system, primaryAction: primaryAction)
        button.setImage(image, for: .normal)
        return button
    }

    /// No effect on a picture.
    public var role: Role {
        get { keptButton.role }
        set { keptButton.role = newValue }
    }
    /// Before configurations. No effect on a picture.
    public var adjustsImageWhenHighlighted: Bool {
        get { keptButton.adjustsWhenHighlighted }
        set { keptButton.adjustsWhenHighlighted = newValue }
    }
    /// Before configurations. Not drawn yet.
    public var adjustsImageWhenDisabled: Bool {
        get { keptButton.adjustsWhenDisabled }
        set { keptButton.adjustsWhenDisabled = newValue }
    }
    /// Nobody touches a picture. No effect on a picture.
    public var showsTouchWhenHighlighted: Bool {
        get { keptButton.showsTouch }
        set { keptButton.showsTouch = newValue }
    }
    /// No effect on a picture.
    public var isPointerInteractionEnabled: Bool {
        get { keptButton.isPointerEnabled }
        set { keptButton.isPointerEnabled = newValue }
    }
    /// No effect on a picture.
    public var isSymbolAnimationEnabled: Bool {
        get { keptButton.isSymbolAnimationEnabled }
        set { keptButton.isSymbolAnimationEnabled = newValue }
    }
    /// Nobody touches a picture.
    public var isHovered: Bool { false }
    /// Nobody touches a picture.
    public var isHeld: Bool { keptButton.isHeld }
}
