public import Foundation

/// What a view tells assistive apps, apart from what it is called.
struct AccessibilityState {
    var frame: CGRect?
    var activationPoint: CGPoint?
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var containerType = UIAccessibilityContainerType.none
    var userInputLabels: [String]?
    var respondsToUserInteraction: Bool?
    var showsLargeContent = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
}

extension UIView {
    /// No effect on a picture.
    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// No effect on a picture.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// No effect on a picture.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// No effect on a picture.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// No effect on a picture.
    public var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.userInputLabels = newValue }
    }
    /// Unless set, whether the view takes touches. No effect on a picture.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    /// The text alone is kept. No effect on a picture.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// The text alone is kept. No effect on a picture.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    /// The text alone is kept. No effect on a picture.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    /// No effect on a picture.
    public var showsLargeContentViewer: Bool {
        get { accessibility.showsLargeContent }
        set { accessibility.showsLargeContent = newValue }
    }
    /// No effect on a picture.
    public var largeContentTitle: String? {
        get { accessibility.largeContentTitle }
        set { accessibility.largeContentTitle = newValue }
    }
    /// No effect on a picture.
    public var largeContentImage: UIImage? {
        get { accessibility.largeContentImage }
        set { accessibility.largeContentImage = newValue }
    }
}
