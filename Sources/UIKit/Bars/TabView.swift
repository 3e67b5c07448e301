import Appearance
import DisplayLists
import Foundation

/// A tab: image and title, one above the other or side by side, and a badge.
final class TabView: UIView {
    let item: UITabBarItem
    let isSelected: Bool
    private let metrics: TabBarMetrics
    private let look: UITabBarItemStateAppearance
    private let unselectedTint: UIColor?
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge: TabBadge?
    /// Behind the tab while it is chosen; `nil` is none.
    var indicator: UIImage?
    var indicatorTint: UIColor?

    init(
        _ item: UITabBarItem, _ metrics: TabBarMetrics, _ appearance: UITabBarItemAppearance, isSelected: Bool,
        unselectedTint: UIColor?
    ) {
        self.item = item
        self.isSelected = isSelected
        self.metrics = metrics
        self.unselectedTint = unselectedTint
        let state = !item.isEnabled ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
        badge = item.badgeValue.map { TabBadge($0, item, state, metrics) }
        look = state
        super.init(frame: .zero)
        label.listingName = ListingName("title", role: "text")
        label.font = .systemFont(
            ofSize: metrics.titleSize,
            weight: metrics.isSideBySide ? .regular : metrics.isFloating && isSelected ? .semibold : .medium)
        label.textAlignment = .center
        let attributes = textAttributes
        if let font = attributes[.font] as? UIFont { label.font = font }
        if let title = item.title, !isApart {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
        }
        let widest = attributes[.font] as? UIFont ?? Self.selectedFont(metrics)
        titleWidth = isApart ? 0 : Self.width(of: item.title, widest)
        picture.listingName = ListingName("image")
        picture.contentMode = .center
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: metrics.symbolSize, weight: .medium, scale: metrics.isSideBySide ? .medium : .large)
        picture.image = shownImage
        for view in [picture, label, badge].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the tab stands by itself, without its title.
    var isApart: Bool { item.isSearch && metrics.isFloating }

    private static func selectedFont(_ metrics: TabBarMetrics) -> UIFont {
        .systemFont(ofSize: metrics.titleSize, weight: .semibold)
    }

    private static func width(of title: String?, _ font: UIFont) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = title
        return label.sizeThatFits(.zero).width
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        return look.titleTextAttributes.merging(item.textAttributes(in: state)) { _, own in own }
    }

    private var shownImage: UIImage? {
        guard let image = isSelected ? item.selectedImage ?? item.image : item.image else { return nil }
        guard image.isSymbolImage else {
            return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        // On iOS 26 the chosen tab's symbol is the filled one (printed: deskclock, deskclock.fill).
        guard metrics.isFloating, isSelected, item.selectedImage == nil, case .symbol(let name, _) = image.content,
            SymbolNames.contains(name + ".fill")
        else { return image }
        return UIImage(systemName: name + ".fill") ?? image
    }

    /// The title's in the chosen tab's weight, whether it is chosen or not.
    private(set) var titleWidth: CGFloat = 0

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        let image = picture.image == nil ? .zero : picture.intrinsicContentSize
        let text = label.sizeThatFits(.zero)
        let shift = look.titlePositionAdjustment
        let own = item.titlePositionAdjustment
        let (dx, dy) = (shift.horizontal + own.horizontal, shift.vertical + own.vertical)
        if metrics.isSideBySide {
            let gap = image.width > 0 && text.width > 0 ? metrics.sideGap : 0
            let start = (bounds.width - image.width - gap - text.width) / 2
            picture.frame = directed(
                CGRect(
                    x: grid.round(start), y: grid.round((bounds.height - image.height) / 2), width: image.width,
                    height: image.height))
            label.frame = directed(
                CGRect(
                    x: grid.round(start + image.width + gap) + dx,
                    y: grid.floor((bounds.height - text.height) / 2) + dy,
                    width: text.width, height: text.height))
        } else {
            let center = text.width > 0 ? metrics.imageCenter : Double(bounds.height / 2)
            picture.frame = CGRect(
                x: grid.round((bounds.width - image.width) / 2), y: grid.round(center - image.height / 2),
                width: image.width, height: image.height)
            let width = min(text.width, bounds.width)
            label.frame = CGRect(
                x: grid.round((bounds.width - width) / 2) + dx, y: metrics.titleTop + dy, width: width,
                height: text.height)
        }
        picture.frame = picture.frame.offsetBy(
            dx: (item.imageInsets.left - item.imageInsets.right) / 2,
            dy: (item.imageInsets.top - item.imageInsets.bottom) / 2)
        placeBadge()
    }

    private func placeBadge() {
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let x = isRightToLeft ? bounds.width - picture.frame.midX : picture.frame.midX
        badge.frame = directed(
            CGRect(
                x: pixelGrid.round(x + metrics.badgeShift),
                y: metrics.isSideBySide ? picture.frame.minY - metrics.badgeShift : metrics.badgeTop, width: size.width,
                height: size.height))
    }

    override func listContent(into listing: inout Listing) {
        let tint = isSelected ? tintColor ?? .tintColor : unselectedTint
        let plain: UIColor = metrics.isFloating ? BarInk.glassContent : .systemGray
        let color = !item.isEnabled ? UIColor.tertiaryLabel : tint ?? plain
        picture.tintColor = look.iconColor ?? color
        if isSelected, !metrics.isFloating, let indicator {
            let size = indicator.size(with: traitCollection, fallback: nil)
            let box = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            for part in indicator.items(
                in: pixelGrid.round(box), tint: indicatorTint ?? tintColor ?? .tintColor, traits: tintedTraits)
            { listing.add(part) }
        }
        if textAttributes[.foregroundColor] == nil { label.textColor = color }
    }
}

/// The red capsule at a tab's image.
final class TabBadge: UIView {
    private let label = UILabel()
    private let metrics: TabBarMetrics
    private let fill: UIColor

    init(_ text: String, _ item: UITabBarItem, _ look: UITabBarItemStateAppearance, _ metrics: TabBarMetrics) {
        self.metrics = metrics
        fill = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        super.init(frame: .zero)
        listingName = ListingName("badge", role: "")
        label.listingName = ListingName("", role: "text")
        let attributes = look.badgeTextAttributes
            .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { _, own in own }
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: metrics.badgeTextSize)
        label.textColor = .white
        label.textAlignment = .center
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero).width
        return CGSize(
            width: max(metrics.badgeHeight, pixelGrid.ceil(text + 2 * metrics.badgePadding)),
            height: metrics.badgeHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func listContent(into listing: inout Listing) {
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: bounds, radius: bounds.height / 2, curve: .circular)),
            resolved(fill))
    }
}
