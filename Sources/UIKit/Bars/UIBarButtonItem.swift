public import Foundation

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
    /// How strongly a button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// As `plain`.
        case bordered = 1
        /// Semibold before iOS 26, a filled capsule since.
        case done = 2

        /// The name of `done` since iOS 26.
        public static var prominent: Style { .done }
    }

    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Making

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        set(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        set(target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        set(target, action)
    }

    /// A view of one's own in place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Title and image are the action's.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takeAction()
    }

    /// A space or a button that the system knows.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takeAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any? = nil, action: Selector? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        set(target, action)
    }

    /// A space that takes what is left over; in navigation bars it ends a group of buttons.
    public class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
    /// A space without width (iOS 26): in navigation bars it ends a group of buttons.
    public class func fixedSpace() -> Self { fixedSpace(0) }
    /// A space of so many points; in navigation bars of iOS 26 it ends a group of buttons.
    public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

    private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
        let item = self.init()
        item.systemItem = kind
        item.width = width
        return item
    }

    /// Shows what the system shows for it.
    final func become(_ kind: SystemItem) { systemItem = kind }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    private func takeAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let picture = primaryAction.image { image = picture }
    }

    // MARK: Look

    /// What the system knows the button as; `nil` for one of one's own.
    private(set) var systemItem: SystemItem?
    /// Makes it another button that the system knows.
    func turn(to item: SystemItem) {
        guard systemItem != item else { return }
        systemItem = item
        changed()
    }
    open var style = Style.plain { didSet { changed() } }
    /// Points; 0 goes by the content. A fixed space's is its width.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// In place of title and image; it is as large as its frame or, laid out by constraints, as it fits.
    open var customView: UIView? { didSet { changed() } }
    /// The title's and image's colour, and the capsule's of a prominent button; `nil` is the bar's.
    open var tintColor: UIColor? { didSet { changed() } }
    /// Left out of the bar.
    open var isHidden = false { didSet { changed() } }
    /// Whether the button looks chosen: it stands on its colour.
    open var isSelected = false { didSet { if oldValue != isSelected { changed() } } }
    /// iOS 26: whether it stands in no capsule at all.
    open var hidesSharedBackground = false { didSet { changed() } }
    /// Whether the item's own view reaches to the ends of the capsule behind it: it keeps its distance from them itself.
    package final var fillsCapsule = false
    /// iOS 26: whether it may stand in one capsule with its neighbours; texts, prominent buttons and views never do.
    open var sharesBackground = true { didSet { changed() } }

    /// Whether it stands for the search bar: the view of one's own then takes what room is left.
    var isSearchField = false

    // MARK: What it does

    /// No effect on a picture.
    open weak var target: AnyObject?
    /// No effect on a picture.
    open var action: Selector?
    /// Title and image are taken from it when the item is made.
    open var primaryAction: UIAction?
    /// Pictures show no open menu. No effect on a picture.
    open var menu: UIMenu?
    /// The button is as wide as the widest of these titles, whichever it shows.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// No effect on a picture.
    open var changesSelectionAsPrimaryAction = false
    /// No effect on a picture.
    open var isSymbolAnimationEnabled = false
    /// The name that changes of the bar follow the button by (iOS 26). No effect on a picture.
    open var identifier: String?
    /// A group of this button alone.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }
    /// No effect on a picture.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
}
