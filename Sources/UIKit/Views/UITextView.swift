import DisplayLists
public import Foundation
import Typesetting

/// Text of many lines that scrolls and can be edited; in a picture nobody edits it.
open class UITextView: UIScrollView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// The plain text; setting it drops the attributed one.
    open var text: String! {
        get { storedAttributed?.string ?? storedText }
        set {
            storedText = newValue ?? ""
            storedAttributed = nil
            contentChanged()
        }
    }
    private var storedText = ""
    /// Font and colour count only where the text has none of its own.
    open var attributedText: NSAttributedString! {
        get { storedAttributed ?? NSAttributedString(string: storedText) }
        set {
            storedAttributed = newValue
            storedText = ""
            contentChanged()
        }
    }
    private var storedAttributed: NSAttributedString?

    /// `nil` is 12 points of the system face. Not measured.
    open var font: UIFont? { didSet { if font != oldValue { contentChanged() } } }
    /// `nil` is the label colour.
    open var textColor: UIColor? { didSet { cachedText = nil } }
    /// How lines stand in the view's width.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentChanged() } } }
    /// Takes a text style's font at the category in force.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentChanged() } }
    }
    /// From the content's edges to the text, points. Public defaults of the view.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentChanged() } }
    }
    /// What keeps lines from the edges of the region, and how many there are.
    public let textContainer = NSTextContainer()

    /// One that does not scroll is as high as its text.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentChanged() } } }
    /// - Parameter usingTextLayoutManager: No effect on a picture.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    /// The text as it stands: what is changed in it is shown.
    public final var textStorage: NSTextStorage {
        let storage = storedAttributed as? NSTextStorage ?? NSTextStorage(attributedString: attributedText)
        storedAttributed = storage
        storedText = ""
        contentChanged()
        return storage
    }
    /// Nobody edits in a picture; text that could be edited has no links but its own.
    open var isEditable = true { didSet { cachedText = nil } }
    /// No effect on a picture.
    open var isSelectable = true
    /// No effect on a picture.
    open var allowsEditingTextAttributes = false
    /// No effect on a picture.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// What links have over the text's own attributes: the tint colour unless set. That they are not underlined then is not measured.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor] {
        didSet { cachedText = nil }
    }
    /// No effect on a picture.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Nobody edits in a picture, so that nothing of it is called.
    open weak var delegate: (any UITextViewDelegate)?
    /// No effect on a picture.
    open override var inputView: UIView? {
        get { inputs.view }
        set { inputs.view = newValue }
    }
    /// No effect on a picture.
    open override var inputAccessoryView: UIView? {
        get { inputs.accessoryView }
        set { inputs.accessoryView = newValue }
    }
    /// What the keyboard would be like.
    final var inputs = TextInputSettings()
    /// What of the text is found and looks like a link, where nobody can edit the text. See `NSDataDetector`.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { cachedText = nil } }
    /// No effect on a picture.
    open var isFindInteractionEnabled = false
    /// No effect on a picture.
    open var clearsOnInsertion = false
    /// Nothing scrolls in a picture. No effect on a picture.
    open func scrollRangeToVisible(_ range: NSRange) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A text view with a region of its own, whatever is given.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        textContainer.changed = { [weak self] in self?.contentChanged() }
    }

    // MARK: Measuring

    private var cachedText: LabelText?

    private func contentChanged() {
        cachedText = nil
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        cachedText = nil
    }

    private var labelText: LabelText {
        if let cachedText { return cachedText }
        let font = font ?? .systemFont(ofSize: 12)
        let traits = traitCollection
        var defaults = LabelText.Defaults(
            font: adjustsFontForContentSizeCategory ? font.resolved(with: traits) : font, traits: traits,
            color: textColor ?? .label, alignment: textAlignment, lineBreakMode: textContainer.lineBreakMode,
            lineLimit: max(0, textContainer.maximumNumberOfLines), minimumScale: 0, allowsTightening: false,
            isRightToLeft: isRightToLeft, language: traits.language)
        defaults.linkAttributes = linkTextAttributes ?? [:]
        let text = textWithLinks.map { LabelText(attributed: $0, defaults) } ?? LabelText(plain: storedText, defaults)
        cachedText = text
        return text
    }

    /// The attributed text with what is found in it; `nil` for plain text without links.
    private var textWithLinks: NSAttributedString? {
        let types = dataDetectorTypes.checkingTypes
        guard !isEditable, isSelectable, !types.isEmpty else { return storedAttributed }
        let found = TextDetection.matches(in: text ?? "", types)
        guard !found.isEmpty else { return storedAttributed }
        let result = NSMutableAttributedString(attributedString: attributedText)
        for match in found { result.addAttribute(.link, value: match.url ?? "", range: match.range) }
        return result
    }

    private func typeset(width: CGFloat?) -> TypesetText? {
        UIKitEnvironment.typesetter?.typeset(labelText.paragraph, width: width.map { Double(max(1, $0)) })
    }

    /// Around the lines, points.
    private var surround: CGSize {
        CGSize(
            width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
            height: textContainerInset.top + textContainerInset.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (grid, surround) = (pixelGrid, surround)
        let isLimited = size.width > 0 && size.width < 100_000
        let set = typeset(width: isLimited ? size.width - surround.width : nil)?.size ?? .zero
        let width = grid.ceil(set.width) + surround.width
        return CGSize(
            width: isLimited ? min(width, size.width) : width, height: grid.ceil(set.height) + surround.height)
    }

    /// None on both axes while the view scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }
    override var wrapsContent: Bool { !isScrollEnabled }
    override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }

    open override func layoutSubviews() {
        let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        contentSize = CGSize(width: bounds.width, height: height)
        super.layoutSubviews()
    }

    // MARK: Listing

    private var textRect: CGRect {
        CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: max(0, bounds.width - surround.width), height: 0)
    }

    package override func listContent(into listing: inout Listing) {
        var rect = textRect
        guard rect.width > 0, let set = typeset(width: rect.width) else { return }
        rect.size.height = set.size.height
        listing.add(set, styles: labelText.styles, in: rect, traits: tintedTraits)
    }

    package override func listingDetails() -> ListingDetails {
        let text = labelText
        let set = typeset(width: textRect.width)
        return ListingDetails(
            text: LayoutNode.TextDetails(
                text: text.paragraph.spans.map(\.text).joined(),
                font: (text.styles.first?.font).map(FontName.text) ?? "", lines: set?.lines.count ?? 0,
                isTruncated: set?.isTruncated ?? false),
            color: resolved(text.styles.first?.color ?? .label))
    }
}
