public import Foundation

/// What the entries of navigation bars, toolbars and tab bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() { super.init() }

    /// Archives hold nothing on Linux: makes an empty item.
    public required init?(coder: NSCoder) { super.init() }

    /// The bar that shows the item; it is laid out anew when the item changes.
    weak var bar: UIView?
    func changed() { (bar as? any BarOfItems)?.itemsChanged() }

    open var isEnabled = true { didSet { changed() } }
    /// `nil` shows none.
    open var title: String? { didSet { if oldValue != title { changed() } } }
    /// Drawn as a template unless it says otherwise; `nil` shows none.
    open var image: UIImage? { didSet { if oldValue != image { changed() } } }
    /// In place of `image` in the lower bars of phones on their side; `nil` leaves it.
    open var landscapeImagePhone: UIImage? { didSet { if oldValue != landscapeImagePhone { changed() } } }
    /// No effect on a picture.
    open var largeContentSizeImage: UIImage?
    /// What moves the image from its place, points.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// No effect on a picture.
    open var tag = 0
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
    open var isAccessibilityElement = true

    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Font, colour and the like of the title in a state; they win over the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        changed()
    }

    /// What was set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// What counts in a state: its own attributes over the normal ones.
    package func textAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = (textAttributes[0] ?? [:]).merging(textAttributes[state.rawValue] ?? [:]) { _, own in own }
        guard let look = AppearanceStore.look(of: self) else { return own }
        return look.textAttributes(in: state).merging(own) { _, own in own }
    }
}

/// A bar that is laid out from items.
@MainActor
protocol BarOfItems: UIView {
    func itemsChanged()
}
