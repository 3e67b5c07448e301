import Appearance
import DisplayLists
public import Foundation

/// The bar of tabs at the bottom of a screen. On iOS 26 it is a capsule that floats. A tab bar controller brings one.
open class UITabBar: UIView, BarOfItems {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("tabBar", role: "view")
        background.hasLineAtTop = true
        addSubview(background)
        capsule.listingName = ListingName("", role: "")
        pill.listingName = ListingName("", role: "")
        apart.listingName = ListingName("", role: "")
        addSubview(capsule)
        addSubview(apart)
        addSubview(pill)
    }

    // MARK: Items

    /// From the leading side to the trailing one.
    open var items: [UITabBarItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The chosen one; `nil` is none.
    open weak var selectedItem: UITabBarItem? { didSet { if oldValue !== selectedItem { itemsChanged() } } }

    /// Nobody touches a picture: nothing of it is called.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Look

    /// While content lies beneath the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
            itemsChanged()
        }
    }
    /// Whether anybody has set it.
    private(set) var hasOwnAppearance = false
    /// While the content ends above the bar; `nil` is the standard one without background and line.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemsChanged() } }
    /// Whether content runs on beneath the bar.
    open var isTranslucent = true { didSet { (superview as? ContainerView)?.setNeedsLayout() } }
    /// Behind everything; `nil` is the appearance's.
    open var barTintColor: UIColor? { didSet { itemsChanged() } }
    /// Of tabs that are not chosen; `nil` is the system's.
    open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
    /// A bar of the dark style, whatever the interface's.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// How tabs share a bar that does not float; `automatic` fills it.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// Of a tab in a centred bar, points; 0 is what the titles need.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Between tabs in a centred bar, points; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// In place of the line above the bar; an empty image takes the line away.
    open var shadowImage: UIImage? { didSet { itemsChanged() } }
    /// In place of the bar's background; an empty image takes the background away.
    open var backgroundImage: UIImage? { didSet { itemsChanged() } }
    /// Behind the chosen tab of a bar that does not float; `nil` is the appearance's.
    open var selectionIndicatorImage: UIImage? { didSet { itemsChanged() } }
    open override var tintColor: UIColor! { didSet { itemsChanged() } }

    /// Arrangements of tabs in a wide bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    /// Whether content has gone beneath the bar.
    var isOverContent = false { didSet { if oldValue != isOverContent { itemsChanged() } } }
    /// The colour of the page behind the content.
    var pageColor: (@MainActor () -> UIColor)?

    // MARK: Parts

    private let background = BarBackground()
    private let capsule = GlassCapsule()
    /// Around the tab that searches.
    private let apart = GlassCapsule()
    private let pill = GlassPill()
    private var tabs: [TabView] = []
    private var isStale = true

    func itemsChanged() {
        isStale = true
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isStale = true
    }

    var metrics: TabBarMetrics { TabBarMetrics(BarEnvironment(self)) }

    private var appearanceInForce: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let chosen = isOverContent ? standard : edge ?? standard
        let hasOwnLook = barTintColor != nil || shadowImage != nil || backgroundImage != nil
        guard hasOwnLook || !isOverContent && edge == nil else { return chosen }
        let copy = UITabBarAppearance()
        copy.takeLook(of: chosen)
        if !isOverContent, edge == nil { copy.configureWithTransparentBackground() }
        if let barTintColor { copy.backgroundColor = barTintColor }
        if let backgroundImage {
            (copy.backgroundEffect, copy.backgroundColor, copy.backgroundImage) = (nil, nil, backgroundImage)
        }
        if let shadowImage { copy.shadowImage = shadowImage }
        return copy
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        for tab in tabs { tab.removeFromSuperview() }
        let appearance = appearanceInForce
        let metrics = metrics
        let look =
            !metrics.isSideBySide
            ? appearance.stackedLayoutAppearance
            : metrics.height < 49 ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
        tabs = (items ?? []).enumerated().map { index, item in
            let tab = TabView(
                item, metrics, look, isSelected: item === selectedItem, unselectedTint: unselectedItemTintColor)
            tab.listingName = ListingName("tab \(index)", role: "")
            tab.indicator = selectionIndicatorImage ?? appearance.selectionIndicatorImage
            tab.indicatorTint = appearance.selectionIndicatorTintColor
            item.bar = self
            addSubview(tab)
            return tab
        }
        pill.fill = appearance.selectionIndicatorTintColor
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        let metrics = metrics
        background.frame = bounds
        background.look = appearanceInForce
        background.fade = metrics.isFloating && isOverContent ? pageColor : nil
        capsule.isHidden = !metrics.isFloating || tabs.allSatisfy(\.isApart)
        apart.isHidden = !tabs.contains(where: \.isApart)
        pill.isHidden = !metrics.isFloating || !tabs.contains(where: \.isSelected)
        if metrics.isFloating { placeFloating(metrics) } else { placeAcross(metrics) }
    }

    private func placeAcross(_ metrics: TabBarMetrics) {
        let safe = directional(safeAreaInsets)
        let room = max(0, bounds.width - safe.leading - safe.trailing)
        var width = room / Double(max(tabs.count, 1))
        var (start, gap) = (safe.leading, 0.0)
        if positioning == .centered {
            gap = itemSpacing > 0 ? itemSpacing : metrics.centeredGap
            let widest = tabs.map { Double($0.titleWidth) }.max() ?? 0
            let wanted = itemWidth > 0 ? Double(itemWidth) : max(metrics.centeredWidth, pixelGrid.ceil(widest))
            let gaps = gap * Double(max(tabs.count - 1, 0))
            width = max(0, min(wanted, (room - gaps) / Double(max(tabs.count, 1))))
            start += (room - gaps - width * Double(tabs.count)) / 2
        }
        for (index, tab) in tabs.enumerated() {
            let x = start + (width + gap) * Double(index)
            tab.frame = directed(pixelGrid.round(CGRect(x: x, y: 0, width: width, height: metrics.height)))
        }
    }

    private var positioning: ItemPositioning {
        itemPositioning == .automatic ? appearanceInForce.stackedItemPositioning : itemPositioning
    }

    private func placeFloating(_ metrics: TabBarMetrics) {
        let search = tabs.first(where: \.isApart)
        let together = tabs.filter { $0 !== search }
        let aside = search == nil ? 0 : metrics.platterHeight + metrics.searchGap
        let room = bounds.width - 2 * metrics.platterInset - aside
        if let search { placeApart(search, metrics) }
        guard !together.isEmpty else { return }
        let row = FloatingTabs(titles: together.map { Double($0.titleWidth) }, room: room, metrics: metrics)
        let (widths, step) = (row.widths, row.overlap)
        let padding = metrics.platterPadding
        let whole = widths.reduce(0, +) - step * Double(widths.count - 1) + 2 * padding
        let start = search == nil ? pixelGrid.round((bounds.width - whole) / 2) : metrics.platterInset
        let platter = CGRect(x: start, y: 0, width: whole, height: metrics.platterHeight)
        capsule.frame = directed(platter)
        var x = platter.minX + padding
        for (tab, width) in zip(together, widths) {
            tab.frame = directed(
                pixelGrid.round(CGRect(x: x, y: padding, width: width, height: metrics.tabHeight)))
            if tab.isSelected { pill.frame = tab.frame }
            x += width - step
        }
    }

    /// The tab that searches has a disc of its own at the trailing end.
    private func placeApart(_ tab: TabView, _ metrics: TabBarMetrics) {
        let disc = CGRect(
            x: bounds.width - metrics.platterInset - metrics.platterHeight, y: 0, width: metrics.platterHeight,
            height: metrics.platterHeight)
        apart.frame = directed(disc)
        tab.frame = directed(disc.insetBy(dx: metrics.platterPadding, dy: metrics.platterPadding))
        if tab.isSelected { pill.frame = tab.frame }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }

    /// With the safe area below.
    var barHeight: Double {
        let metrics = metrics
        let safe = superview.map { Double($0.safeAreaInsets.bottom) } ?? 0
        guard metrics.isFloating else { return metrics.height + safe }
        return max(metrics.height + safe, metrics.platterHeight + metrics.platterInset)
    }
}

/// Behind the chosen tab of a floating bar.
final class GlassPill: UIView {
    /// `nil` is the system's grey.
    var fill: UIColor?

    override func listContent(into listing: inout Listing) {
        let color = fill.map(resolved) ?? ResolvedColor(BarInk.paint(traitCollection).tabPill)
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: bounds, radius: bounds.height / 2, curve: .circular)), color)
    }
}
