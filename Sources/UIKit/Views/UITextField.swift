import DisplayLists
public import Foundation

/// One line of text to be edited; in a picture nobody edits it.
open class UITextField: UIControl {
    /// Lines around text fields.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A thin line.
        case line
        /// Drawn as `line`.
        case bezel
        /// A thin line with round corners on the system's background.
        case roundedRect
    }

    /// When a side view shows: in a picture nobody edits.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always

        fileprivate var isShown: Bool { self == .unlessEditing || self == .always }
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// Setting it drops the attributed one.
    open var text: String? { didSet { changed { attributed = nil } } }
    /// Font and colour count only where the text has none of its own.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            changed { attributed = newValue }
        }
    }
    private var attributed: NSAttributedString?
    /// Shown while there is no text.
    open var placeholder: String? { didSet { changed { attributedHint = nil } } }
    /// Shown while there is no text; font and colour count only where it has none of its own.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedHint ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            changed { attributedHint = newValue }
        }
    }
    private var attributedHint: NSAttributedString?

    /// 17 pt of the system face by default.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { changed {} } } }
    /// `nil` is the label colour.
    open var textColor: UIColor?
    /// How the line stands in the field.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed {} } } }
    /// The line around the field.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { changed {} } } }
    /// Shows a dot for each character.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { changed {} } } }
    /// Shrinks the text before it is cut.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { changed {} } } }
    /// Takes a text style's font at the category in force.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { changed {} } }
    }
    /// A cross in a disc behind the text, while there is some.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { changed {} } } }
    /// No effect on a picture.
    open var clearsOnBeginEditing = false
    /// Nobody edits in a picture: nothing of it is called.
    open weak var delegate: (any UITextFieldDelegate)?
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Nobody edits in a picture.
    open var isEditing: Bool { false }
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
    /// What the keyboard would be like beyond the names below.
    final var inputs = TextInputSettings()

    // What the keyboard would be like.

    /// No effect on a picture.
    open var keyboardType = UIKeyboardType.default
    /// No effect on a picture.
    open var returnKeyType = UIReturnKeyType.default
    /// No effect on a picture.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// No effect on a picture.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// No effect on a picture.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// No effect on a picture.
    open var textContentType: UITextContentType?
    /// No effect on a picture.
    open var enablesReturnKeyAutomatically = false

    /// At the leading edge, as large as its frame or its content.
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
    /// At the trailing edge, as large as its frame or its content.
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }

    /// Shows text or placeholder.
    let textLabel = UILabel()
    private var label: UILabel { textLabel }
    /// Made when it first shows.
    private var clearButton: UIImageView?
    /// A view at the trailing edge takes the clear button's place.
    private var showsClearButton: Bool {
        clearButtonMode.isShown && !showsPlaceholder && !(rightView != nil && rightViewMode.isShown)
    }
    /// What the clear button takes at the trailing edge, points. Not measured.
    var clearButtonWidth: CGFloat { 24 }
    var clearButtonColor: UIColor { .tertiaryLabel }
    var placeholderColor: UIColor { .placeholderText }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
    }

    private var isStale = true
    private func changed(_ body: () -> Void) {
        body()
        isStale = true
        invalidateIntrinsicContentSize()
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private var showsPlaceholder: Bool { (text ?? "").isEmpty }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        label.font = font ?? .systemFont(ofSize: 17)
        label.textAlignment = textAlignment
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        if showsPlaceholder {
            label.attributedText = attributedPlaceholder
        } else if isSecureTextEntry {
            label.text = String(repeating: "•", count: text?.count ?? 0)
        } else {
            label.attributedText = attributedText
        }
    }

    // MARK: Layout

    /// From the edges to the text, points. Not measured, apart from the height of a rounded field, 34 with its default
    /// font: a public property of the control (`sizeThatFits`).
    var insets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .roundedRect: UIEdgeInsets(top: 6.5, left: 7, bottom: 6.5, right: 7)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        let grid = pixelGrid
        let insets = insets
        let content = label.sizeThatFits(.zero)
        let line = max(content.height, grid.ceil((label.font ?? .systemFont(ofSize: 17)).lineHeight))
        let sides = sideWidth(leftView, leftViewMode) + sideWidth(rightView, rightViewMode)
        let width = content.width + sides + insets.left + insets.right
        let isLimited = size.width > 0 && size.width < 100_000
        return CGSize(
            width: isLimited ? min(width, size.width) : width, height: line + insets.top + insets.bottom)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Those of the text or the placeholder, which stand in the middle of the height.
    override var baselines: (first: BaselinePlace, last: BaselinePlace) {
        refresh()
        let height = max(label.sizeThatFits(.zero).height, label.font.lineHeight)
        let distance = label.baselines.first.distance - height / 2
        let place = BaselinePlace(share: 0.5, distance: distance)
        return (place, place)
    }

    private func sideSize(_ view: UIView) -> CGSize {
        guard view.frame.isEmpty else { return view.frame.size }
        let content = view.intrinsicContentSize
        return CGSize(width: max(0, content.width), height: max(0, content.height))
    }

    private func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
        guard let view, mode.isShown else { return 0 }
        return sideSize(view).width
    }

    /// Where the text goes; for overriding.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let insets = insets
        let left = sideWidth(leftView, leftViewMode)
        let right = sideWidth(rightView, rightViewMode) + (showsClearButton ? clearButtonWidth : 0)
        let (start, end) = isRightToLeft ? (right, left) : (left, right)
        return CGRect(
            x: bounds.minX + insets.left + start, y: bounds.minY,
            width: max(0, bounds.width - insets.left - insets.right - start - end), height: bounds.height)
    }
    /// Where the text goes while it is edited; nobody edits in a picture.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the view at the leading edge goes; for overriding.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, atEnd: false) }
    /// Where the view at the trailing edge goes; for overriding.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, atEnd: true) }
    /// Where the clear button goes; for overriding.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(
            CGRect(
                x: bounds.maxX - insets.right - clearButtonWidth, y: bounds.minY, width: clearButtonWidth,
                height: bounds.height))
    }
    /// Where the line around the field goes. Not drawn yet.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The text is drawn by a label inside: never called.
    open func drawText(in rect: CGRect) {}
    /// The placeholder is drawn by a label inside: never called.
    open func drawPlaceholder(in rect: CGRect) {}
    /// Where the placeholder goes; for overriding.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        label.frame = showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        layOut(leftView, leftViewMode, atEnd: false)
        layOut(rightView, rightViewMode, atEnd: true)
        layOutClearButton()
    }

    private func layOutClearButton() {
        clearButton?.isHidden = !showsClearButton
        guard showsClearButton else { return }
        let button = clearButton ?? UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
        if clearButton == nil {
            button.contentMode = .center
            button.tintColor = clearButtonColor
            clearButton = button
            addSubview(button)
        }
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func layOut(_ view: UIView?, _ mode: ViewMode, atEnd: Bool) {
        guard let view else { return }
        view.isHidden = !mode.isShown
        view.frame = atEnd ? rightViewRect(forBounds: bounds) : leftViewRect(forBounds: bounds)
    }

    private func sideRect(_ view: UIView?, _ bounds: CGRect, atEnd: Bool) -> CGRect {
        let size = view.map(sideSize) ?? .zero
        return directed(
            CGRect(
                x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2,
                width: size.width, height: size.height))
    }

    // MARK: Listing

    /// Of a rounded field, points. Not measured.
    private static let radius = 5.0

    package override func listContent(into listing: inout Listing) {
        label.textColor = showsPlaceholder ? placeholderColor : isEnabled ? textColor ?? .label : .tertiaryLabel
        if borderStyle != .none { listBorder(into: &listing) }
    }

    /// Adds the line around the field and what it stands on.
    func listBorder(into listing: inout Listing) {
        let width = borderStyle == .roundedRect ? pixelGrid.pixel : 1
        let line = bounds.insetBy(dx: width / 2, dy: width / 2)
        guard !line.isNull, line.width > 0, line.height > 0 else { return }
        guard borderStyle == .roundedRect else {
            listing.add(.stroke(.rectangle(line), .color(resolved(.label)), StrokeStyle(width: width)))
            return
        }
        if backgroundColor == nil {
            listing.fill(
                .roundedRectangle(RoundedRectangle(rect: bounds, radius: Self.radius)), resolved(.systemBackground))
        }
        listing.add(
            .stroke(
                .roundedRectangle(RoundedRectangle(rect: line, radius: Self.radius)),
                .color(resolved(.systemGray4)), StrokeStyle(width: width)))
    }
}
