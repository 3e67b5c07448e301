import Appearance
import DisplayLists
public import Foundation

/// A bar of buttons, at the bottom of a screen as a rule. On iOS 26 its buttons float in capsules.
open class UIToolbar: UIView, BarOfItems, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("toolbar", role: "view")
        background.hasLineAtTop = true
        addSubview(background)
    }

    /// From the leading side to the trailing one; flexible spaces share what is left over.
    open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// No effect on a picture.
    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition { .bottom }

    /// While content lies beneath the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            itemsChanged()
        }
    }
    /// Whether anybody has set it.
    private(set) var hasOwnAppearance = false
    /// The same in the lower bar of a phone on its side; `nil` is the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { itemsChanged() } }
    /// While the content ends above the bar; `nil` is the standard one without background and line.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsChanged() } }
    /// Whether content runs on beneath the bar.
    open var isTranslucent = true { didSet { (superview as? ContainerView)?.setNeedsLayout() } }
    /// Behind everything; `nil` is the appearance's.
    open var barTintColor: UIColor? { didSet { itemsChanged() } }
    open override var tintColor: UIColor! { didSet { itemsChanged() } }

    /// Whether content has gone beneath the bar.
    var isOverContent = false { didSet { if oldValue != isOverContent { setNeedsLayout() } } }
    /// How far the background reaches below the bar.
    var backgroundReach: Double = 0 { didSet { if oldValue != backgroundReach { setNeedsLayout() } } }

    private let background = BarBackground()
    private var clusters: [BarCluster] = []
    private var isStale = true

    func itemsChanged() {
        isStale = true
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isStale = true
    }

    private var appearanceInForce: UIToolbarAppearance {
        let standard = (traitCollection.verticalSizeClass == .compact ? compactAppearance : nil) ?? standardAppearance
        let chosen = isOverContent ? standard : scrollEdgeAppearance ?? standard
        guard barTintColor != nil || !isOverContent && scrollEdgeAppearance == nil else { return chosen }
        let copy = UIToolbarAppearance()
        copy.takeLook(of: chosen)
        if !isOverContent, scrollEdgeAppearance == nil { copy.configureWithTransparentBackground() }
        if let barTintColor { copy.backgroundColor = barTintColor }
        return copy
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        for cluster in clusters { cluster.removeFromSuperview() }
        let appearance = appearanceInForce
        let style = BarItemStyle(
            isGlass: traitCollection.generation == .iOS26,
            isHeightCompact: traitCollection.verticalSizeClass == .compact,
            barTint: storedTintColor, fontSize: NavigationBarMetrics(BarEnvironment(self)).titleSize,
            plain: appearance.buttonAppearance, prominent: appearance.doneButtonAppearance)
        let group = UIBarButtonItemGroup(barButtonItems: items ?? [], representativeItem: nil)
        clusters = BarCluster.clusters(of: [group], style, name: "item")
        for item in items ?? [] { item.bar = self }
        for cluster in clusters { addSubview(cluster) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundReach)
        background.look = appearanceInForce
        let metrics = NavigationBarMetrics(BarEnvironment(self))
        let safe = directional(safeAreaInsets)
        let margin = metrics.environment.margin
        let (start, end) = (safe.leading + margin, bounds.width - safe.trailing - margin)
        stretchSearchField(in: end - start, gap: metrics.itemGap)
        let parts = clusters.map(\.cluster)
        let flexible = clusters.count { $0.isFlexible }
        let gaps = Double(max(0, clusters.count { !$0.isFlexible } - 1 - flexible)) * metrics.itemGap
        let used = parts.reduce(0) { $0 + $1.width + $1.spaceAfter } + gaps
        let share = flexible > 0 ? max(0, end - start - used) / Double(flexible) : 0
        var x = start
        var follows = false
        for (cluster, part) in zip(clusters, parts) {
            if cluster.isFlexible {
                x += share
                follows = false
                continue
            }
            if follows { x += metrics.itemGap }
            let height = min(
                bounds.height, traitCollection.generation == .iOS26 ? metrics.capsuleHeight : bounds.height)
            cluster.frame = directed(
                pixelGrid.round(CGRect(x: x, y: (bounds.height - height) / 2, width: part.width, height: height)))
            x += part.width + part.spaceAfter
            follows = true
        }
    }

    /// The search bar takes all that the buttons leave.
    private func stretchSearchField(in room: Double, gap: Double) {
        guard let field = items?.first(where: { $0.isSearchField })?.customView else { return }
        let metrics = NavigationBarMetrics(BarEnvironment(self))
        let buttons = clusters.filter { cluster in
            !cluster.isFlexible && !cluster.items.contains { $0.item.isSearchField }
        }
        let used = buttons.reduce(0) { $0 + $1.cluster.width + $1.cluster.spaceAfter + gap }
        let size = CGSize(width: max(metrics.capsuleHeight, room - used), height: metrics.capsuleHeight)
        // Set once: every change asks for another layout.
        if field.frame.size != size { field.frame.size = size }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ToolbarMetrics(BarEnvironment(self)).height)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ToolbarMetrics(BarEnvironment(self)).height)
    }
}
