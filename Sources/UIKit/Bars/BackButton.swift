import Appearance
import DisplayLists
import Foundation

/// The button that leads back: a chevron and, before iOS 26, what it leads to.
final class BackButton: UIView {
    private let item: UINavigationItem
    private let style: BarItemStyle
    private let chevron = UIImageView()
    private let label = UILabel()
    private let capsule: GlassCapsule?
    private let attributes: [NSAttributedString.Key: Any]

    init(to item: UINavigationItem, _ style: BarItemStyle, _ appearance: UINavigationBarAppearance) {
        self.item = item
        self.style = style
        capsule = style.isGlass ? GlassCapsule() : nil
        attributes = appearance.backButtonAppearance.attributes(isEnabled: true)
            .merging(item.backBarButtonItem?.textAttributes(in: .normal) ?? [:]) { _, own in own }
        super.init(frame: .zero)
        listingName = ListingName("back", role: "")
        if let capsule {
            capsule.listingName = ListingName("", role: "")
            addSubview(capsule)
            if style.isOverDark {
                capsule.fill = BarItemStyle.glassOverDark
                overrideUserInterfaceStyle = .dark
            }
        }
        let image = appearance.backIndicatorImage ?? item.backBarButtonItem?.image
        chevron.image = image ?? UIImage(systemName: "chevron.backward")
        chevron.listingName = ListingName("", role: "image")
        chevron.contentMode = .center
        // At 17 points semibold and large a chevron's ink is what a real one's is (ios-references 11: 11.1 by 19.1).
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: style.fontSize, weight: style.isGlass ? .medium : .semibold, scale: .large)
        addSubview(chevron)
        label.listingName = ListingName("title", role: "text")
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: style.fontSize)
        if !style.isGlass { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// Chooses how much it says and gives its width: all that leaves the title in the middle, at least the chevron.
    func fit(in row: NavigationBarRow, titleWidth: Double, metrics: NavigationBarMetrics) -> Double {
        guard !style.isGlass else { return metrics.capsuleHeight }
        // From the button's own leading edge, which is the margin.
        let start = metrics.backTitleLeading - metrics.environment.margin
        let room = (row.width - titleWidth) / 2 - row.titleGap - row.leadingEdge - start
        label.attributedText = nil
        var width = 0.0
        for text in texts {
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
            width = pixelGrid.ceil(label.sizeThatFits(.zero).width)
            if width <= room { break }
            (width, label.attributedText) = (0, nil)
        }
        return start + width
    }

    /// From what it would say best to what it says where that is too long.
    private var texts: [String] {
        let generic = "Back"
        switch item.backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [generic]
        case .default:
            let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
            guard let own else { return [generic] }
            return own.isEmpty ? [] : [own, generic]
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = chevron.intrinsicContentSize
        if let capsule {
            capsule.frame = bounds
            chevron.frame = bounds
            return
        }
        let metrics = NavigationBarMetrics(BarEnvironment(self))
        let grid = pixelGrid
        let shift =
            chevron.image?.inkShift(
                with: traitCollection, fallback: chevron.preferredSymbolConfiguration) ?? 0
        let center = metrics.chevronInkCenter - metrics.environment.margin - shift
        chevron.frame = directed(
            CGRect(
                x: grid.round(center - size.width / 2), y: grid.round((bounds.height - size.height) / 2),
                width: size.width, height: size.height))
        let start = metrics.backTitleLeading - metrics.environment.margin
        let height = label.sizeThatFits(.zero).height
        label.frame = directed(
            CGRect(
                x: start, y: grid.floor((bounds.height - height) / 2), width: max(0, bounds.width - start),
                height: height))
    }

    override func listContent(into listing: inout Listing) {
        let color: UIColor =
            style.isGlass
            ? item.backBarButtonItem?.tintColor ?? style.barTint ?? BarInk.glassContent
            : item.backBarButtonItem?.tintColor ?? tintColor ?? .tintColor
        chevron.tintColor = color
        if attributes[.foregroundColor] == nil { label.textColor = color }
    }
}
