import Appearance
import DisplayLists
public import Foundation

/// The bar at the top of a screen: title, buttons, and a large title below them. A navigation controller brings one.
open class UINavigationBar: UIView, BarOfItems, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("navigationBar", role: "view")
        addSubview(background)
    }

    // MARK: Items

    /// The items gone through so far, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { stack = newValue ?? [] }
    }
    private(set) var stack: [UINavigationItem] = [] { didSet { itemsChanged() } }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { stack.append(item) }
    /// The item that was shown; `nil` where there is no other one to show.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        stack.count > 1 ? stack.removeLast() : nil
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item before it, which the back button leads to.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : itemBefore }
    /// What leads back from the first item, where the bar goes on from another one.
    var itemBefore: UINavigationItem? { didSet { if oldValue !== itemBefore { itemsChanged() } } }
    /// Nobody touches a picture: nothing of it is called.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// In the middle of nowhere: a bar stands in its frame.
    open var barPosition: UIBarPosition { .any }

    // MARK: Look

    /// Whether items that do not say otherwise have large titles.
    open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { itemsChanged() } } }
    /// While content has gone beneath the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnAppearance = true
            itemsChanged()
        }
    }
    /// Whether anybody has set it.
    private(set) var hasOwnAppearance = false
    /// The same in the lower bar of a phone on its side; `nil` is the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemsChanged() } }
    /// While none has; `nil` is the standard one without background and line.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsChanged() } }
    /// The same in the lower bar of a phone on its side; `nil` is the scroll edge's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsChanged() } }
    /// Whether content runs on beneath the bar.
    open var isTranslucent = true { didSet { containerChanged() } }
    /// Behind everything; `nil` is the appearance's.
    open var barTintColor: UIColor? { didSet { itemsChanged() } }
    /// A bar of the dark style, whatever the interface's.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// Of the title: they win over the standard appearance's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsChanged() } }
    /// Of the large title: they win over the standard appearance's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsChanged() } }
    /// In place of the line below the bar; an empty image takes the line away.
    open var shadowImage: UIImage? { didSet { itemsChanged() } }
    private var ownBackgroundImage: UIImage?
    /// In place of the bar's background; an empty image takes the background away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        ownBackgroundImage = backgroundImage
        itemsChanged()
    }
    /// What was set for the bar of usual height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? ownBackgroundImage : nil
    }
    open override var tintColor: UIColor! { didSet { itemsChanged() } }

    // MARK: What the controller says

    /// How far the background reaches above the bar: over the status bar.
    var backgroundReach: Double = 0 { didSet { if oldValue != backgroundReach { setNeedsLayout() } } }
    /// How much of search bar and large title the content has pushed away.
    var collapse: Double = 0 { didSet { if oldValue != collapse { setNeedsLayout() } } }
    /// Whether content has gone beneath the bar.
    var isOverContent = false {
        didSet {
            guard oldValue != isOverContent else { return }
            isStale = true
            setNeedsLayout()
        }
    }
    /// The colour of the page behind the content.
    var pageColor: (@MainActor () -> UIColor)?

    // MARK: Parts

    let background = BarBackground()
    var parts: NavigationBarParts?
    private var isStale = true

    func itemsChanged() {
        isStale = true
        topItem?.bar = self
        setNeedsLayout()
        containerChanged()
    }

    func containerChanged() { (superview as? ContainerView)?.setNeedsLayout() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isStale = true
    }

    /// Parts for the present items, made anew when those changed.
    func currentParts() -> NavigationBarParts {
        if let parts, !isStale { return parts }
        isStale = false
        parts?.remove()
        let made = NavigationBarParts(of: self)
        parts = made
        return made
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -backgroundReach, width: bounds.width, height: bounds.height + backgroundReach)
        background.look = appearanceInForce
        background.fade = traitCollection.generation == .iOS26 && isOverContent ? pageColor : nil
        currentParts().layOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fullHeight)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fullHeight) }
}
