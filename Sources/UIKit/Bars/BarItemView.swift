import Appearance
import DisplayLists
import Foundation

/// What a bar's buttons go by besides their item.
struct BarItemStyle {
    var isGlass: Bool
    var isHeightCompact: Bool
    /// The colour that the bar was given itself; `nil` is the inherited tint, and on glass the glass's own.
    var barTint: UIColor?
    var fontSize: Double
    var plain: UIBarButtonItemAppearance
    var prominent: UIBarButtonItemAppearance
    /// Whether glass lies on a dark colour that the bar was given.
    var isOverDark = false

    /// In place of the glass there, which shows what is behind it: a guess.
    static let glassOverDark = UIColor(white: 1, alpha: 0.2)
}

extension UIColor {
    /// Whether white is better to read on the colour than black.
    func isDark(for traits: UITraitCollection) -> Bool {
        let color = resolved(with: traits)
        return color.alpha > 0.5 && 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < 0.55
    }
}

/// What an item of a navigation bar or toolbar shows.
final class BarItemView: UIView {
    let item: UIBarButtonItem
    let style: BarItemStyle
    private var label: UILabel?
    private var picture: UIImageView?

    init(_ item: UIBarButtonItem, _ style: BarItemStyle) {
        self.item = item
        self.style = style
        super.init(frame: .zero)
        if let view = item.customView {
            view.listingName = view.listingName ?? ListingName("view 0", role: "view")
            addSubview(view)
        } else if let image = shownImage {
            show(image)
        } else {
            show(shownTitle ?? "")
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What it shows

    var isProminent: Bool { item.style == .done || item.systemItem?.isProminent == true }
    private var content: UIBarButtonItem.SystemContent? { item.systemItem?.content(isGlass: style.isGlass) }

    private var shownImage: UIImage? {
        if style.isHeightCompact, let image = item.landscapeImagePhone { return image }
        if let image = item.image { return image }
        guard case .symbol(let name)? = content else { return nil }
        return UIImage(systemName: name)
    }

    private var shownTitle: String? {
        if let title = item.title { return title }
        guard case .title(let title)? = content else { return nil }
        return title
    }

    var isText: Bool { label != nil }
    /// Whether the capsule around it has its colour. That a disabled button has none is a guess.
    var fillsCapsule: Bool { isProminent && item.isEnabled || item.isSelected }
    /// Whether it may stand in one capsule with its neighbours.
    var isSociable: Bool { picture != nil && !isProminent && !item.isSelected && item.sharesBackground }

    // MARK: Look

    private var attributes: [NSAttributedString.Key: Any] {
        (isProminent ? style.prominent : style.plain).attributes(isEnabled: item.isEnabled)
            .merging(item.textAttributes(in: item.isEnabled ? .normal : .disabled)) { _, own in own }
    }

    private var color: UIColor? {
        if !item.isEnabled { return .tertiaryLabel }
        guard style.isGlass else { return item.isSelected ? .systemBackground : item.tintColor }
        if fillsCapsule { return .white }
        return item.tintColor ?? style.barTint ?? BarInk.glassContent
    }

    private func show(_ title: String) {
        let label = UILabel()
        label.listingName = ListingName("", role: "text")
        label.font = .systemFont(ofSize: style.fontSize, weight: isProminent ? .semibold : .regular)
        label.textAlignment = .center
        self.label = label
        addSubview(label)
        let attributes = attributes
        if let font = attributes[.font] as? UIFont { label.font = font }
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
    }

    private func show(_ image: UIImage) {
        let isTemplate = image.renderingMode == .automatic && !image.isSymbolImage
        let view = UIImageView(image: isTemplate ? image.withRenderingMode(.alwaysTemplate) : image)
        view.listingName = ListingName("", role: "image")
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: style.fontSize, weight: style.isGlass ? .medium : isProminent ? .semibold : .regular,
            scale: .large)
        view.contentMode = .center
        picture = view
        addSubview(view)
    }

    // MARK: Layout

    /// A view of the app's may have become larger.
    override func setNeedsLayout() {
        super.setNeedsLayout()
        if item.customView != nil { item.bar?.setNeedsLayout() }
    }

    /// Of what it shows, without room around it.
    var contentSize: CGSize {
        if let view = item.customView { return view.barSize }
        let unlimited = CGSize(width: 0, height: 0)
        var size = label?.sizeThatFits(unlimited) ?? picture?.intrinsicContentSize ?? .zero
        if label != nil { size.width = max(size.width, widestPossibleTitle) }
        return item.width > 0 ? CGSize(width: item.width, height: size.height) : size
    }

    private var widestPossibleTitle: CGFloat {
        let widths = (item.possibleTitles ?? []).map { title in
            let probe = UILabel()
            probe.font = label?.font
            probe.attributedText = NSAttributedString(string: title, attributes: attributes)
            return probe.sizeThatFits(.zero).width
        }
        return widths.max() ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let grid = pixelGrid
        func centered(_ size: CGSize) -> CGRect {
            CGRect(
                x: grid.round((bounds.width - size.width) / 2), y: grid.floor((bounds.height - size.height) / 2),
                width: size.width, height: size.height)
        }
        item.customView?.frame = centered(
            CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
        let shift = look.titlePositionAdjustment
        label?.frame = centered(CGSize(width: min(size.width, bounds.width), height: size.height))
            .offsetBy(dx: shift.horizontal, dy: shift.vertical)
        picture?.frame = centered(size).offsetBy(
            dx: (item.imageInsets.left - item.imageInsets.right) / 2,
            dy: (item.imageInsets.top - item.imageInsets.bottom) / 2)
    }

    private var look: UIBarButtonItemStateAppearance {
        (isProminent ? style.prominent : style.plain).state(isEnabled: item.isEnabled)
    }

    override func listContent(into listing: inout Listing) {
        if let image = look.backgroundImage {
            for part in image.items(in: bounds, tint: tintColor ?? .tintColor, traits: tintedTraits) {
                listing.add(part)
            }
        }
        if item.isSelected, !style.isGlass { addPlate(into: &listing) }
        let color = color ?? tintColor ?? .tintColor
        if attributes[.foregroundColor] == nil { label?.textColor = color }
        picture?.tintColor = color
    }
}

extension BarItemView {
    /// What a chosen button stands on before iOS 26. Its lengths are guesses.
    private func addPlate(into listing: inout Listing) {
        let content = contentSize
        let box = CGRect(
            x: (bounds.width - content.width) / 2, y: (bounds.height - content.height) / 2, width: content.width,
            height: content.height
        ).insetBy(dx: -4, dy: -3)
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: box, radius: 5)),
            resolved(item.tintColor ?? tintColor ?? .tintColor))
    }
}

extension UIView {
    /// The size in a bar: the frame's, or what constraints and content give.
    var barSize: CGSize {
        if translatesAutoresizingMaskIntoConstraints, bounds.width > 0, bounds.height > 0 { return bounds.size }
        if usesConstraints { return systemLayoutSizeFitting(Self.layoutFittingCompressedSize) }
        let own = intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return sizeThatFits(.zero)
    }
}
