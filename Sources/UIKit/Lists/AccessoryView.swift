import Appearance
import DisplayLists
import Foundation

/// Draws one accessory of a list cell, in the frame that the accessory layout gives it.
final class AccessoryView: UIView, RowFurniture {
    private let accessory: UICellAccessory
    private var label: UILabel?
    private var state: UICellConfigurationState?
    private var glyphSize = CGSize.zero
    private var symbolStyle: SymbolStyle?

    init(accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        listingName = ListingName("accessory.\(accessory.kind.rawValue)")
        if let custom = accessory.details.customView {
            custom.customView.listingName = custom.customView.listingName ?? ListingName("", role: "")
            addSubview(custom.customView)
            if let tint = custom.tintColor { tintColor = tint }
        } else if accessory.kind == .label {
            addLabel()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addLabel() {
        let label = UILabel()
        label.listingName = ListingName("", role: "")
        label.text = accessory.details.labelText
        label.font = accessory.details.labelFont ?? .preferredFont(forTextStyle: .body)
        label.textColor = accessory.tintColor ?? .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = accessory.details.labelAdjustsFont
        self.label = label
        addSubview(label)
    }

    // MARK: Size

    /// The size of what is not the system's glyph: a label's text, a custom view's fitting size; `nil` for glyphs.
    var contentSize: CGSize? {
        if let label { return label.sizeThatFits(.zero) }
        guard let custom = accessory.details.customView else { return nil }
        let view = custom.customView
        guard !custom.maintainsFixedSize else { return view.bounds.size }
        let own = view.intrinsicContentSize
        // Where the view does not say how large it is, the frame that it was given does.
        let fitting = view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    func update(for state: UICellConfigurationState, metrics: AccessoryMetrics) {
        self.state = state
        glyphSize = metrics.glyphSize(accessory.kind).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        symbolStyle = metrics.symbolStyle(accessory.kind)
    }

    // MARK: Listing

    /// Whether a selection's control is filled.
    private var isMarked: Bool { accessory.kind == .multiselect && (state?.isSelected ?? false) }

    private var color: UIColor {
        guard let glyph = accessory.kind.glyph else { return accessory.tintColor ?? .secondaryLabel }
        if isMarked { return .white }
        return accessory.tintColor ?? UIColor.style(glyph.color) ?? tintColor
    }

    private var discColor: UIColor? {
        guard let glyph = accessory.kind.glyph, let disc = glyph.discColor else { return nil }
        guard accessory.kind != .multiselect || isMarked else { return nil }
        return accessory.details.backgroundColor ?? UIColor.style(disc) ?? tintColor
    }

    package override func listContent(into listing: inout Listing) {
        guard let glyph = accessory.kind.glyph else { return }
        let name = isMarked ? glyph.selectedSymbolName ?? glyph.symbolName : glyph.symbolName
        var configuration = symbolStyle.map { UIImage.SymbolConfiguration($0) } ?? .unspecified
        if let discColor {
            configuration = configuration.applying(UIImage.SymbolConfiguration(paletteColors: [color, discColor]))
        }
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
        // A disclosure's chevron stands out of its box; an outline's turns about the middle of its ink (the pictures
        // have both of its positions centred on one point, ios-references/measurements §3).
        let shift = accessory.kind == .outlineDisclosure ? image.inkShift(with: traitCollection, fallback: nil) : 0
        let offset = isRightToLeft ? -shift : shift
        let drop = accessory.kind.inkDrop * (symbolStyle?.pointSize ?? 0)
        let rect = CGRect(
            x: bounds.midX - glyphSize.width / 2 - offset, y: bounds.midY - glyphSize.height / 2 + drop,
            width: glyphSize.width,
            height: glyphSize.height)
        let items = image.items(in: rect, tint: color, traits: tintedTraits)
        listing.group(Group(transform: turn)) { listing in
            for item in items { listing.add(item) }
        }
    }

    /// An open outline's chevron points down: a quarter turn about the middle, clockwise from left to right.
    private var turn: Transform? {
        guard accessory.kind == .outlineDisclosure, state?.isExpanded ?? false else { return nil }
        let sine = isRightToLeft ? -1.0 : 1.0
        return Transform(
            a: 0, b: sine, c: -sine, d: 0, tx: bounds.midX + sine * bounds.midY, ty: bounds.midY - sine * bounds.midX)
    }

    package override func listingDetails() -> ListingDetails {
        guard let label else {
            return ListingDetails(color: accessory.kind.glyph == nil ? nil : resolved(discColor ?? color))
        }
        return label.listingDetails()
    }
}
