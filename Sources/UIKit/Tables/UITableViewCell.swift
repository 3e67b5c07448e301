import Appearance
package import DisplayLists
public import Foundation

/// One row of a table: content between an editing control and an accessory, above a background.
open class UITableViewCell: UIView {
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.choice("style", Self.stylesInNibs) ?? .default
        super.init(coder: coder)
        setUp()
    }

    /// A cell of the default style without an identifier. `frame` is in the superview's space; without a size the cell
    /// keeps that of its style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame.size != .zero { self.frame = frame }
    }

    /// Makes a cell of a class that is known at run time only, through its `init(style:reuseIdentifier:)`. A class that
    /// overrides both designated initialisers, or none, inherits it.
    public required convenience init(reusableStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        prepareContentView()
        applyMargins()
    }

    let style: CellStyle
    /// The identifier that the cell is used again under; `nil` keeps it out of reuse.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    final var ownReuseIdentifier: String?

    /// Called before the cell is used again.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    private(set) lazy var contents = ConfiguredContents(of: self)

    /// Holds the content; stays clear of accessories, of editing controls and of the separator. A content configuration
    /// replaces it with its own view.
    open var contentView: UIView { contents.contentView }

    /// What the content view shows; `nil` leaves it to the labels and to views of the app's.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set {
            contents.content = newValue
            prepareContentView()
        }
    }
    /// Whether the state's changes reach the content configuration by themselves.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contents.updatesContent }
        set { contents.updatesContent = newValue }
    }
    /// The content that a cell of this style has before anything is set.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styledContentConfiguration() }

    lazy var labels = CellLabels(style: style, in: self)
    /// Whether anybody has asked for a label or the image view.
    var hasLabels = false

    /// The main label; `nil` while there is a content configuration.
    open var textLabel: UILabel? { label(\.text) }
    /// The second label; `nil` in the default style, and while there is a content configuration.
    open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }
    /// The image before the labels; `nil` in the style `value2`, and while there is a content configuration.
    open var imageView: UIImageView? { style == .value2 ? nil : label(\.image) }

    // MARK: Background

    /// What is painted beneath content and accessories; setting it drops `backgroundView` and `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set {
            if newValue != nil { (selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil) }
            contents.background = newValue
        }
    }
    /// Whether the state's changes reach the background configuration by themselves.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.updatesBackground }
        set { contents.updatesBackground = newValue }
    }
    /// The background of a cell in its place.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { placedBackground ?? .listPlainCell() }

    /// A colour of one's own takes the place of the background configuration.
    open override var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != nil else { return }
            contents.dropBackground()
            setNeedsUpdateConfiguration()
        }
    }
    /// A view of one's own behind the whole cell; setting it drops the background configuration.
    open var backgroundView: UIView? {
        get { contents.backgroundView }
        set { contents.backgroundView = newValue }
    }
    /// Shown above `backgroundView` while the cell is selected or highlighted, unless `selectionStyle` is `.none`.
    open var selectedBackgroundView: UIView? { didSet { chooseSelectedBackground() } }
    /// In place of `selectedBackgroundView` where several rows can be selected; `nil` leaves that one.
    open var multipleSelectionBackgroundView: UIView? { didSet { chooseSelectedBackground() } }

    // MARK: State

    /// How a selection shows. All but `.none` look the same.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsUpdateConfiguration() } }
    private var storedSelected = false
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard storedSelected != selected else { return }
        storedSelected = selected
        setNeedsUpdateConfiguration()
    }
    private var storedHighlighted = false
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard storedHighlighted != highlighted else { return }
        storedHighlighted = highlighted
        setNeedsUpdateConfiguration()
    }
    private var storedEditing = false
    /// Whether the cell shows what it shows while its table is edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard storedEditing != editing else { return }
        storedEditing = editing
        accessoriesChanged()
        setNeedsUpdateConfiguration()
    }
    var isSwiped = false { didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } } }

    /// The state in force.
    open var configurationState: UICellConfigurationState { stateInForce }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.setNeedsUpdate()
        setNeedsLayout()
        if !contents.isUpdating { measureAgain() }
    }
    /// Fits the configurations to a state; call `super` first.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Runs after `updateConfiguration(using:)` with the same state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasLabels { labels.adapt() }
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessories and editing

    /// What the system draws at the row's end.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
    /// In place of `accessoryType`, at the size of its bounds; `nil` leaves that.
    open var accessoryView: UIView? { didSet { accessoriesChanged() } }
    /// What the system draws at the row's end while the cell is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoriesChanged() } }
    }
    /// In place of `editingAccessoryType`, at the size of its bounds; `nil` leaves that.
    open var editingAccessoryView: UIView? { didSet { accessoriesChanged() } }
    /// What the table's delegate says the cell's editing control does.
    public internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { accessoriesChanged() } }
    }
    /// Whether the delete button at the row's end shows. Pictures show swipe actions instead: always `false`.
    open var showingDeleteConfirmation: Bool { false }
    /// Asks for a grip while the cell is edited. Where the data source says which rows can move, that counts alone.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { accessoriesChanged() } } }
    /// Whether the content moves in for an editing control that is not there.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { accessoriesChanged() } }
    }
    /// Pictures show states at rest. No effect on a picture.
    open func willTransition(to state: StateMask) {}
    /// No effect on a picture.
    open func didTransition(to state: StateMask) {}
    /// Never called: nothing is dragged in a picture.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// What the table says of editing the row.
    var editing = RowEditing() {
        didSet {
            guard oldValue != editing else { return }
            accessoriesChanged()
            chooseSelectedBackground()
        }
    }
    lazy var strip = AccessoryStrip(of: self)

    /// How deep the row is; the content moves in by `indentationWidth` for each level.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentFrameMayHaveChanged() } } }
    /// Points a level.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentFrameMayHaveChanged() } }
    }

    // MARK: Layout

    /// Setting them keeps the table's margins away.
    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }
    private(set) var hasOwnMargins = false

    /// From the row's sides to its separator, points; the left edge is the leading one, also from right to left. Until it is
    /// set, the table's, or from the text to where lines end in the look.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            superview?.setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// No effect on a picture.
    open var focusStyle = FocusStyle.default
    /// No effect on a picture.
    open var userInteractionEnabledWhileDragging = false

    /// What the table says of the row's place.
    var listContext: ListContext? {
        didSet {
            guard oldValue != listContext else { return }
            if oldValue?.appearance != listContext?.appearance { invalidateTraits() }
            applyMargins()
            setNeedsUpdateConfiguration()
        }
    }
    /// What the row keeps free for its separator at the bottom, points.
    var separatorRoom = 0.0 { didSet { if oldValue != separatorRoom { setNeedsLayout() } } }
    var rowPath: IndexPath?
    var cardShape: RoundedRectangle?

    override var inheritedTraits: UITraitCollection {
        guard listContext != nil, let table = superview as? UITableView else { return super.inheritedTraits }
        return table.rowTraits
    }
    open override var safeAreaInsets: UIEdgeInsets {
        listContext.map { physical($0.safeArea) } ?? super.safeAreaInsets
    }
    override var marginsForSubviews: NSDirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        margins.leading += indentation
        return margins
    }

    open override func layoutSubviews() {
        updateIfNeeded()
        // Constraints between the cell and what is in its content view go by where that stands.
        placeContents()
        super.layoutSubviews()
    }

    /// The size that the content needs, with what is around it; wider than high rows have the width asked for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Listing

    package override func listSubviews(into listing: inout Listing) {
        guard let clip = cardClip else { return super.listSubviews(into: &listing) }
        listing.group(Group(clip: clip)) { super.listSubviews(into: &$0) }
    }

    package override func backgroundShape() -> Shape? { cardShape.map { .roundedRectangle($0) } }
}
