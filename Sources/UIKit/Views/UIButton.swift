import DisplayLists
public import Foundation

/// A button: by a configuration, or by titles and images for its states.
open class UIButton: UIControl {
    /// What the button was made as.
    public final private(set) var buttonType = ButtonType.custom

    /// The type, with the symbol that comes with it.
    final var kind: ButtonType {
        get { buttonType }
        set {
            buttonType = newValue
            guard let symbol = newValue.symbol else { return }
            let colors = newValue.symbolColors.map { UIImage.SymbolConfiguration(paletteColors: $0) }
            setImage(UIImage(systemName: symbol, withConfiguration: colors), for: .normal)
            if let size = newValue.symbolSize {
                setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size), forImageIn: .normal)
            }
        }
    }

    /// A button without a configuration. The symbols of the types beyond `system` have the size of the body text.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        kind = buttonType
    }

    /// A button of the system type with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    /// A button with a configuration; title and image are the action's where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
    }

    // MARK: Configuration

    /// `nil` shows the titles and images of the states.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// Runs before the button is laid out, to change the configuration by the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { contentChanged() } }
    /// What changes a button's configuration.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Whether the configuration's colours follow the button's state.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { contentChanged() } }
    }
    /// Lets the handler run before the next layout.
    open func setNeedsUpdateConfiguration() { contentChanged() }
    /// Called where the configuration may have to follow the state; runs the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menus

    /// Pictures show no open menu. It shows where `changesSelectionAsPrimaryAction`: the entry that is on gives title and image.
    open var menu: UIMenu? { didSet { contentChanged() } }
    /// Whether the button shows the entry of its menu that is on; without a menu no effect on a picture.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { contentChanged() } }
    }
    /// No effect on a picture.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// What is kept for whoever asks, and is not drawn.
    final var keptButton = KeptButtonState()

    // MARK: States

    var contents: [UInt: ButtonStateContent] = [:]
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { contentChanged() } } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { contentChanged() } } }
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { contentChanged() } } }

    // MARK: Parts

    final var label: UILabel?
    final var secondLabel: UILabel?
    final var picture: UIImageView?
    final var indicator: UIActivityIndicatorView?
    /// What tells that the button opens a menu.
    final var menuMark: UIImageView?
    /// Between the content and the menu's mark, points: a guess.
    private static let menuMarkGap = 4.0
    /// What the menu's mark takes beside the content.
    private var menuMarkWidth: Double {
        guard let menuMark, !menuMark.isHidden else { return 0 }
        return Double(menuMark.intrinsicContentSize.width) + Self.menuMarkGap
    }

    /// The title's label; font and lines can be set there where the button has no configuration.
    open var titleLabel: UILabel? { titlePart }
    /// The subtitle's label; `nil` until the configuration has one.
    open var subtitleLabel: UILabel? { secondLabel }
    /// The image's view; `nil` until there is an image.
    open var imageView: UIImageView? {
        refresh()
        return picture
    }

    /// Title sizes without a configuration: public properties of the control.
    final var titlePart: UILabel {
        if let label { return label }
        let made = UILabel()
        made.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        made.lineBreakMode = .byTruncatingMiddle
        label = made
        addSubview(made)
        return made
    }

    /// Without a configuration: around the content, points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
    /// Without a configuration: what moves the title, points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    /// Without a configuration: what moves the image, points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    // MARK: Keeping the parts up to date

    final var isStale = true
    final var isRefreshing = false

    func contentChanged() {
        isStale = true
        if !isRefreshing { invalidateIntrinsicContentSize() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        isStale = true
    }

    // MARK: Layout

    /// Of a button without a configuration: above and below the title, and the least width. Public properties of the
    /// control (`sizeThatFits`).
    private static let titlePadding = 6.0
    private static let leastWidth = 30.0

    private var insets: UIEdgeInsets {
        if let configuration { return physical(configuration.contentInsets) }
        guard contentEdgeInsets == .zero, hasText else { return contentEdgeInsets }
        return UIEdgeInsets(top: Self.titlePadding, left: 0, bottom: Self.titlePadding, right: 0)
    }

    private var hasText: Bool { !(label?.text ?? "").isEmpty }

    private func layout(width: Double?) -> ButtonLayout {
        func measured(_ label: UILabel?, _ width: Double?) -> CGSize? {
            guard let label, !(label.text ?? "").isEmpty else { return nil }
            return label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
        }
        var layout = ButtonLayout(
            image: [indicator as UIView?, picture].lazy.compactMap { $0 }.first { !$0.isHidden }?.intrinsicContentSize,
            placement: configuration?.imagePlacement ?? .leading,
            imagePadding: Double(configuration?.imagePadding ?? 0),
            titlePadding: Double(configuration?.titlePadding ?? 0), titlePosition: titlePosition)
        layout.title = measured(label, nil)
        layout.subtitle = measured(secondLabel, nil)
        if let width, Double(layout.size.width) > width {
            let room = max(1, layout.textWidth(in: width))
            layout.title = measured(label, room)
            layout.subtitle = measured(secondLabel, room)
        }
        return layout
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        let insets = insets
        let isLimited = size.width > 0 && size.width < 100_000
        let width = isLimited ? max(1, Double(size.width - insets.left - insets.right) - menuMarkWidth) : nil
        var content = layout(width: width).size
        content.width += menuMarkWidth
        let least = configuration == nil && hasText ? Self.leastWidth : 0
        return CGSize(
            width: max(least, content.width + insets.left + insets.right),
            height: content.height + insets.top + insets.bottom)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        let insets = insets
        let leading = isRightToLeft ? insets.right : insets.left
        let box = CGRect(
            x: leading, y: insets.top, width: max(0, bounds.width - insets.left - insets.right - menuMarkWidth),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let frames = layout(width: Double(box.width)).frames(in: box, position: contentPosition)
        let grid = pixelGrid
        func place(_ view: UIView?, _ rect: CGRect, _ shift: UIEdgeInsets) {
            let moved = directed(rect).offsetBy(dx: (shift.left - shift.right) / 2, dy: (shift.top - shift.bottom) / 2)
            view?.frame = CGRect(
                origin: CGPoint(x: grid.round(moved.minX), y: grid.round(moved.minY)), size: moved.size)
        }
        let isPlain = configuration == nil
        place(label, frames.title, isPlain ? titleEdgeInsets : .zero)
        place(secondLabel, frames.subtitle, .zero)
        place(picture, frames.image, isPlain ? imageEdgeInsets : .zero)
        place(indicator, frames.image, .zero)
        place(menuMark, menuMarkFrame(beside: frames, in: box), .zero)
    }

    /// After the content; at the end of the room that content fills.
    private func menuMarkFrame(beside frames: ButtonLayout.Frames, in box: CGRect) -> CGRect {
        guard let size = menuMark?.intrinsicContentSize else { return .zero }
        let end = [frames.title, frames.subtitle, frames.image].filter { $0.width > 0 }.map(\.maxX).max() ?? box.minX
        let x = contentHorizontalAlignment == .fill ? box.maxX : end
        return CGRect(
            x: x + Self.menuMarkGap, y: box.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Those of the texts; a button without a text has none.
    override var baselines: (first: BaselinePlace, last: BaselinePlace) {
        refresh()
        guard let top = texts.first, let bottom = texts.last else { return super.baselines }
        let (insets, layout) = (insets, layout(width: nil))
        let frames = layout.frames(in: CGRect(origin: .zero, size: layout.size), position: .zero)
        let share = contentPosition.y
        /// Of a place in the content, points below its top.
        func place(_ y: CGFloat) -> BaselinePlace {
            BaselinePlace(
                share: share,
                distance: insets.top * (1 - share) - insets.bottom * share - layout.size.height * share + y)
        }
        func frame(_ text: UILabel) -> CGRect { text === label ? frames.title : frames.subtitle }
        return (
            place(frame(top).minY + top.baselines.first.distance),
            place(frame(bottom).maxY + bottom.baselines.last.distance)
        )
    }

    /// The labels that say something, from the top down.
    private var texts: [UILabel] { [label, secondLabel].compactMap { $0 }.filter { !($0.text ?? "").isEmpty } }

    // MARK: Listing

    package override func listContent(into listing: inout Listing) {
        label?.textColor = foreground
        secondLabel?.textColor = foreground
        indicator?.color = configuration?.activityIndicatorColorTransformer?(foreground) ?? foreground
        // A custom button's title is white; its symbols are the tint colour's all the same.
        let isCustom = configuration == nil && buttonType == .custom
        menuMark?.tintColor = configuration?.indicatorColorTransformer?(foreground) ?? foreground
        picture?.tintColor = configuration?.imageColorTransformer?(foreground) ?? (isCustom ? tintColor : foreground)
        guard let configuration else {
            for item in currentBackgroundImage?.items(in: bounds, tint: tintColor, traits: tintedTraits) ?? [] {
                listing.add(item)
            }
            return
        }
        paintBackground(configuration, into: &listing)
    }
}
