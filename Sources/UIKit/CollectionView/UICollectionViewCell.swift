import DisplayLists
public import Foundation

/// One item's view: content above a background.
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = contents
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = contents
    }

    private(set) lazy var contents = ConfiguredContents(of: self)

    // MARK: Content

    /// Holds the content; stays clear of accessories. A content configuration replaces it with its own view.
    public var contentView: UIView { contents.contentView }

    /// What the content view shows; `nil` leaves `contentView` to its owner.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }
    /// Whether the state's changes reach the content configuration by themselves.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contents.updatesContent }
        set { contents.updatesContent = newValue }
    }

    // MARK: Background

    /// What is painted beneath content and accessories; setting it drops `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }
    /// Whether the state's changes reach the background configuration by themselves.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.updatesBackground }
        set { contents.updatesBackground = newValue }
    }

    /// A view of one's own behind the whole cell; setting it drops the background configuration.
    open var backgroundView: UIView? {
        get { contents.backgroundView }
        set { contents.backgroundView = newValue }
    }

    /// Shown above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { contents.selectedBackgroundView }
        set { contents.selectedBackgroundView = newValue }
    }

    /// The background of a cell in its place; outside a list there is none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listContext?.defaultBackground() ?? .clear()
    }

    // MARK: State

    open var isSelected = false { didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } } }
    /// Whether the collection view is in editing mode.
    package var isInEditing = false { didSet { if oldValue != isInEditing { setNeedsUpdateConfiguration() } } }
    var isSwiped = false { didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } } }
    /// Held at the visible bounds, over the rows.
    var isPinned = false { didSet { if oldValue != isPinned { setNeedsUpdateConfiguration() } } }
    package var isExpanded = false { didSet { if oldValue != isExpanded { setNeedsUpdateConfiguration() } } }
    /// Changes the state after the cell has filled it in, for states that nothing at rest can bring about.
    package var stateOverride: ((inout UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state in force.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditing
        state.isSwiped = isSwiped
        state.isExpanded = isExpanded
        state.isPinned = isPinned
        stateOverride?(&state)
        return state
    }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.setNeedsUpdate()
        setNeedsLayout()
        if !contents.isUpdating { contentSizeMayHaveChanged() }
    }

    /// Fits the configurations to a state; call `super` first.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Never called: nothing is dragged in a picture.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Runs after `updateConfiguration(using:)` with the same state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    override func updateIfNeeded() {
        contents.update(for: configurationState, isSelected: { $0.isSelected || $0.isHighlighted }) { state in
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override func listContextDidChange() { setNeedsUpdateConfiguration() }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        isSwiped = false
        isExpanded = false
        stateOverride = nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateIfNeeded()
        // Constraints between the cell and what is in its content view go by where that stands.
        contents.layOut(content: contentFrame())
        super.layoutSubviews()
    }

    /// Where the content goes, in the cell's space.
    func contentFrame() -> CGRect { bounds }

    override func preferredAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateIfNeeded()
        guard contents.hasContent || usesConstraints else { return attributes }
        let fitting = systemLayoutSizeFitting(
            CGSize(width: hasFreeWidth ? 0 : attributes.size.width, height: 0),
            withHorizontalFittingPriority: hasFreeWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
        let grid = pixelGrid
        let size = CGSize(
            width: hasFreeWidth ? grid.ceil(fitting.width) : attributes.size.width, height: grid.ceil(fitting.height))
        guard size != attributes.size else { return attributes }
        let result = attributes.copied()
        result.size = size
        return result
    }

    /// The size that the content needs, with what is around it, and that constraints of views in the cell itself ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateIfNeeded()
        let size = contents.fittingSize(
            targetSize, content: contentFrame(), horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority, isWidthFree: hasFreeWidth)
        guard usesConstraints else { return size }
        let own = constrainedSize(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }

    var separatorLeading: Double { directionalLayoutMargins.leading }
    var separatorTrailing: Double? { nil }
    var indentation: CGFloat { 0 }

    // MARK: Listing

    var cardShape: RoundedRectangle?

    package override func listSubviews(into listing: inout Listing) {
        guard let card = cardShape, contents.needsCardClip else {
            super.listSubviews(into: &listing)
            return
        }
        listing.group(Group(clip: .roundedRectangle(card))) { listing in
            super.listSubviews(into: &listing)
        }
    }
}

extension UICollectionViewCell: ListRow {}

extension UICollectionViewCell: ConfiguredView {
    var placedBackground: UIBackgroundConfiguration? { listContext?.defaultBackground() }
}
