import Appearance
import DisplayLists
import Foundation

/// Buttons of a bar that stand together: on iOS 26 in one capsule.
final class BarCluster: UIView {
    let items: [BarItemView]
    private let capsule: GlassCapsule?
    /// Further room before the next cluster: a fixed space's.
    private let spaceAfter: Double
    /// Whether it is no button but a space that takes what is left over.
    let isFlexible: Bool

    private init(_ items: [BarItemView], spaceAfter: Double, isFlexible: Bool = false) {
        self.items = items
        self.spaceAfter = spaceAfter
        self.isFlexible = isFlexible
        let hasCapsule = items.first.map { $0.style.isGlass && !$0.item.hidesSharedBackground } ?? false
        capsule = hasCapsule ? GlassCapsule() : nil
        super.init(frame: .zero)
        listingName = ListingName("", role: "")
        if let capsule {
            capsule.listingName = ListingName("", role: "")
            addSubview(capsule)
            if items.first?.style.isOverDark == true {
                capsule.fill = BarItemStyle.glassOverDark
                overrideUserInterfaceStyle = .dark
            }
        }
        for item in items { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    /// From the leading side to the trailing one.
    /// - Parameter isFromEnd: Whether the items are counted from the trailing side, for their names in the report.
    static func clusters(
        of groups: [UIBarButtonItemGroup], _ style: BarItemStyle, name: String, isFromEnd: Bool = false
    ) -> [BarCluster] {
        var clusters: [BarCluster] = []
        var open: [BarItemView] = []
        var views: [BarItemView] = []
        func close(_ space: Double = 0) {
            if !open.isEmpty { clusters.append(BarCluster(open, spaceAfter: space)) }
            open = []
        }
        for group in groups where !group.isHidden {
            for item in group.barButtonItems where !item.isHidden {
                if item.isSpace {
                    close(max(0, item.width))
                    if item.systemItem == .flexibleSpace {
                        clusters.append(BarCluster([], spaceAfter: 0, isFlexible: true))
                    }
                    continue
                }
                let view = BarItemView(item, style)
                views.append(view)
                let joins = style.isGlass && view.isSociable && open.last?.isSociable == true
                if !joins { close() }
                open.append(view)
            }
            close()
        }
        for (index, view) in (isFromEnd ? views.reversed() : views).enumerated() {
            view.listingName = ListingName("\(name) \(index)", role: "")
        }
        return clusters
    }

    private static let metrics = NavigationBarMetrics(BarEnvironment(generation: .iOS26))

    var cluster: NavigationBarRow.Cluster {
        NavigationBarRow.Cluster(widths: items.map(width), spaceAfter: spaceAfter)
    }

    private func width(of item: BarItemView) -> Double {
        let content = item.contentSize.width
        let metrics = Self.metrics
        guard capsule != nil else { return pixelGrid.ceil(content) }
        if item.item.customView != nil {
            // As far from the capsule's ends as from its sides: a guess, which is right for texts.
            let gap = item.item.fillsCapsule ? 0 : max(0, metrics.capsuleHeight - item.contentSize.height) / 2
            return max(metrics.capsuleHeight, pixelGrid.ceil(content + 2 * gap))
        }
        if item.isText { return max(metrics.capsuleHeight, pixelGrid.ceil(content + 2 * metrics.capsuleTextPadding)) }
        return max(items.count > 1 ? metrics.sharedItemWidth : metrics.capsuleHeight, pixelGrid.ceil(content))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        capsule?.frame = bounds
        if let item = items.first, item.fillsCapsule { capsule?.fill = item.item.tintColor ?? tintColor }
        var x = 0.0
        for item in items {
            let width = width(of: item)
            item.frame = directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
    }
}

extension UIBarButtonItem {
    /// Whether the item is no button but room.
    var isSpace: Bool {
        customView == nil && title == nil && image == nil && systemItem?.content(isGlass: false) == .space
    }
}
