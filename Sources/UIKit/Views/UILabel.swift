import DisplayLists
public import Foundation
import Typesetting

/// Text on one or more lines, centred vertically in its bounds.
open class UILabel: UIView {
    /// The plain text; setting it drops the attributed one.
    open var text: String? {
        get { storedAttributed?.string ?? storedText }
        set {
            guard storedAttributed != nil || newValue != storedText else { return }
            storedText = newValue
            storedAttributed = nil
            contentChanged()
        }
    }
    /// Setting `nil` drops the text.
    open var attributedText: NSAttributedString? {
        get { storedAttributed ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedAttributed = newValue
            storedText = nil
            contentChanged()
        }
    }
    private var storedText: String?
    private var storedAttributed: NSAttributedString?

    /// 17 pt of the system face by default.
    open var font: UIFont! {
        get { storedFont ?? Self.defaultFont }
        set {
            guard newValue != storedFont else { return }
            storedFont = newValue
            contentChanged()
        }
    }
    private var storedFont: UIFont?
    private static let defaultFont = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor! = .label { didSet { forgetText() } }
    /// Where lines may end besides. No effect on a picture.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// In place of `textColor` while `isHighlighted`; `nil` leaves it.
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentChanged() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentChanged() } }
    }
    /// The most lines there may be; 0 is no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
    }
    /// The smallest scale that fitting may go down to; 0 is no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
    /// Where a line stands that was made smaller to fit.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Of a sharp copy of the text beneath it; `nil` is none.
    open var shadowColor: UIColor? { didSet { forgetText() } }
    /// From the text to that copy, points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { forgetText() } }
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { contentChanged() } }
    }
    /// Takes a text style's font at the category in force.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentChanged() } }
    }
    /// The width that the intrinsic size wraps at; 0 does not wrap.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
    }
    /// No effect on a picture.
    open var showsExpansionTextWhenTruncated = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What stands beside the first lines; `nil` leaves all lines the same room.
    var notch: Paragraph.Notch? { didSet { if notch != oldValue { contentChanged() } } }

    private var cachedText: LabelText?

    /// How the text was asked to be set, and what came of it.
    private struct SetText {
        var width: Double?
        var shrinks: Bool
        var lineLimit: Int?
        var notch: Paragraph.Notch?
        var text: TypesetText
    }

    /// A layout asks for the same few widths again and again.
    private var setTexts: [SetText] = []
    private static let mostSetTexts = 4

    private func forgetText() {
        cachedText = nil
        setTexts.removeAll(keepingCapacity: true)
    }

    private func contentChanged() {
        forgetText()
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetText()
    }

    // MARK: Measuring

    /// The text as it is set now; `nil` when there is none.
    func labelText() -> LabelText? {
        if let cachedText { return cachedText }
        guard storedText != nil || storedAttributed != nil else { return nil }
        let traits = traitCollection
        let scales = adjustsFontSizeToFitWidth && numberOfLines != 0
        var defaults = LabelText.Defaults(
            font: adjustsFontForContentSizeCategory ? font.resolved(with: traits) : font,
            traits: traits,
            color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode, lineLimit: max(numberOfLines, 0),
            minimumScale: scales ? Double(max(minimumScaleFactor, 0.01)) : 0,
            allowsTightening: allowsDefaultTighteningForTruncation, isRightToLeft: isRightToLeft,
            language: traits.language)
        defaults.shadow = shadowColor.map { TextShadow(color: $0, offset: shadowOffset, radius: 0) }
        let text =
            storedAttributed.map { LabelText(attributed: $0, defaults) }
            ?? LabelText(plain: storedText ?? "", defaults)
        cachedText = text
        return text
    }

    /// The text set in a width; `nil` is unlimited. With `shrinks` false it is measured at its full size.
    func typeset(width: Double?, shrinks: Bool = true, lineLimit: Int? = nil) -> TypesetText? {
        typeset(width: width, shrinks: shrinks, lineLimit: lineLimit, around: notch)
    }

    /// The same around something other than the label's own notch.
    func typeset(width: Double?, shrinks: Bool, lineLimit: Int?, around notch: Paragraph.Notch?) -> TypesetText? {
        if let known = setTexts.first(where: {
            $0.width == width && $0.shrinks == shrinks && $0.lineLimit == lineLimit && $0.notch == notch
        }) {
            return known.text
        }
        guard var paragraph = labelText()?.paragraph, let typesetter = UIKitEnvironment.typesetter else { return nil }
        if !shrinks { paragraph.minimumScale = 0 }
        if let lineLimit { paragraph.lineLimit = lineLimit }
        paragraph.notch = notch
        let text = typesetter.typeset(paragraph, width: width)
        if setTexts.count == Self.mostSetTexts { setTexts.removeFirst() }
        setTexts.append(SetText(width: width, shrinks: shrinks, lineLimit: lineLimit, notch: notch, text: text))
        return text
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : Self.unlimited
        isMeasuring = true
        defer { isMeasuring = false }
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Points; room without end.
    private static let unlimited: CGFloat = 100_000
    /// Whether `textRect` is asked for how large the label wants to be.
    private var isMeasuring = false

    /// The room that the text would like of some.
    private func wantedRect(in room: CGRect, lineLimit: Int) -> CGRect {
        let isLimited = room.width < Self.unlimited / 2
        let ownLimit = lineLimit == numberOfLines ? nil : lineLimit
        guard let text = typeset(width: isLimited ? room.width : nil, shrinks: false, lineLimit: ownLimit) else {
            return CGRect(origin: room.origin, size: .zero)
        }
        let grid = pixelGrid
        let width = grid.ceil(text.size.width)
        return CGRect(
            x: room.minX, y: room.minY, width: isLimited ? min(width, room.width) : width,
            height: grid.ceil(text.size.height))
    }

    /// Several lines keep the width that they have.
    open override func sizeToFit() {
        guard numberOfLines != 1, bounds.width > 0 else { return super.sizeToFit() }
        frame.size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }

    /// Of the text as high as it is, wrapped at the present width; on pixels, as lines are drawn.
    override var baselines: (first: BaselinePlace, last: BaselinePlace) {
        let width = wrapsContent && bounds.width > 0 ? Double(bounds.width) : nil
        guard let set = typeset(width: width), let first = set.lines.first, let last = set.lines.last else {
            return (
                BaselinePlace(share: 0, distance: font.ascender), BaselinePlace(share: 1, distance: font.descender)
            )
        }
        let grid = pixelGrid
        return (
            BaselinePlace(share: 0, distance: grid.round(first.baseline)),
            BaselinePlace(share: 1, distance: grid.round(last.baseline) - grid.ceil(set.size.height))
        )
    }

    /// The rectangle the text takes in `bounds`, in the label's space. Also asked for the label's own size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        if isMeasuring { return wantedRect(in: bounds, lineLimit: numberOfLines) }
        guard let text = typeset(width: bounds.width, lineLimit: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let grid = pixelGrid
        let size = CGSize(
            width: min(grid.ceil(text.size.width), bounds.width),
            height: min(grid.ceil(text.size.height), bounds.height))
        return CGRect(
            x: bounds.minX, y: bounds.minY + grid.floor((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }

    // MARK: Listing

    /// The colour in force before traits: highlighted, disabled or plain.
    var colorInForce: UIColor? {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? nil : .tertiaryLabel
    }

    /// Draws the text in a rectangle of the label's space: an override may give it less room.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// Where the text was last drawn.
    private var drawnRect: CGRect?

    /// Where the text is drawn; `nil` when an override does not draw it.
    private var textRoom: CGRect? {
        drawnRect = nil
        drawText(in: bounds)
        return drawnRect
    }

    package override func listContent(into listing: inout Listing) {
        guard let text = labelText(), let room = textRoom, let set = self.text(in: room) else { return }
        listing.add(
            set, styles: text.styles, override: colorInForce,
            in: room.offsetBy(dx: 0, dy: adjustment(of: set, in: room)), for: self)
    }

    /// How far from the middle a line stands that was made smaller to fit: by its baseline, which is where it would be at its full
    /// size, or at the top.
    private func adjustment(of set: TypesetText, in room: CGRect) -> CGFloat {
        guard set.scale < 1, set.lines.count == 1, let line = set.lines.first else { return 0 }
        let (small, high) = (set.size.height, set.size.height / set.scale)
        switch baselineAdjustment {
        case .alignCenters: return 0
        case .none: return min(0, (small - room.height) / 2)
        case .alignBaselines:
            let centered = (Double(room.height) - small) / 2 + line.baseline
            return pixelGrid.round((Double(room.height) - high) / 2 + line.baseline / set.scale - centered)
        }
    }

    /// The text as it stands in a rectangle: no more lines than fit.
    private func text(in rect: CGRect) -> TypesetText? {
        guard rect.width > 0, let set = typeset(width: rect.width) else { return nil }
        guard set.lines.count > 1 else { return set }
        // Half a pixel: the height was rounded up to a pixel, or a superview rounded it once more.
        let room = rect.height + pixelGrid.pixel / 2
        guard set.size.height > room else { return set }
        let descent = set.size.height - set.lines[set.lines.count - 1].baseline
        let fitting = max(1, set.lines.count { $0.baseline + descent <= room + 1e-6 })
        return fitting < set.lines.count ? typeset(width: rect.width, lineLimit: fitting) : set
    }

    package override func listingDetails() -> ListingDetails {
        guard let text = labelText() else { return ListingDetails() }
        let set = textRoom.flatMap { self.text(in: $0) }
        let color = colorInForce ?? text.styles.first?.color ?? .label
        return ListingDetails(
            text: LayoutNode.TextDetails(
                text: text.paragraph.spans.map(\.text).joined(),
                font: (text.styles.first?.font).map(FontName.text) ?? "", lines: set?.lines.count ?? 0,
                isTruncated: set?.isTruncated ?? false),
            color: resolved(color))
    }
}
