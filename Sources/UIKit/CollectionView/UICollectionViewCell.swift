import DisplayLists
public import Foundation

/// One item's view: content above a background.
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(contentView)
        contentView.listingName = ListingName("contentView", isTransparent: true)
    }

    // MARK: Content

    /// Holds the content; stays clear of accessories. A content configuration replaces it with its own view.
    public private(set) var contentView = UIView()

    /// What the content view shows; `nil` leaves `contentView` to its owner.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set {
            storedContent = newValue
            contentIsStale = true
            installContentView()
            setNeedsUpdateConfiguration()
        }
    }
    private var storedContent: (any UIContentConfiguration)?
    private var contentIsStale = false
    /// Whether the state's changes reach the content configuration by themselves.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether anything that can be measured is in the content view.
    var hasContent: Bool { storedContent != nil || !contentView.subviews.isEmpty }

    /// Another kind of content brings its view at once, so that whoever sets it can go on with `contentView`.
    private func installContentView() {
        if let configuration = storedContent {
            if (contentView as? any UIView & UIContentView)?.supports(configuration) != true {
                replaceContentView(configuration.makeContentView())
            }
        } else if contentView is any UIContentView {
            replaceContentView(UIView())
        }
    }

    private func applyContent(_ state: UICellConfigurationState) {
        guard let configuration = storedContent else {
            contentIsStale = false
            return
        }
        // Set while updating: it has not met the state yet.
        let isFresh = contentIsStale && automaticallyUpdatesContentConfiguration
        let updated = isFresh ? configuration.updated(for: state) : configuration
        storedContent = updated
        contentIsStale = false
        if let current = contentView as? any UIView & UIContentView, current.supports(updated) {
            current.configuration = updated
        } else {
            replaceContentView(updated.makeContentView())
        }
    }

    private func replaceContentView(_ view: UIView) {
        contentView.removeFromSuperview()
        view.listingName = ListingName("contentView", isTransparent: true)
        contentView = view
        insertSubview(view, at: backgrounds.count)
        setNeedsLayout()
    }

    // MARK: Background

    /// What is painted beneath content and accessories; setting it drops `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set {
            storedBackground = newValue
            isDefaultBackground = false
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                backgroundColor = nil
            }
            setNeedsUpdateConfiguration()
        }
    }
    private var storedBackground: UIBackgroundConfiguration?
    /// Whether the background is the one the list gives, which nobody has set.
    private var isDefaultBackground = true
    /// Whether the state's changes reach the background configuration by themselves.
    open var automaticallyUpdatesBackgroundConfiguration = true
    private var configuredBackground: BackgroundView?

    /// A view of one's own behind the whole cell; setting it drops the background configuration.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = backgroundView {
                storedBackground = nil
                isDefaultBackground = false
                view.listingName = ListingName("backgroundView")
                insertSubview(view, at: 0)
            }
            setNeedsUpdateConfiguration()
        }
    }

    /// Shown above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard oldValue !== selectedBackgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = selectedBackgroundView {
                view.listingName = ListingName("selectedBackgroundView", role: "backgroundView")
                insertSubview(view, at: backgrounds.count - 1)
            }
            setNeedsUpdateConfiguration()
        }
    }

    /// The views behind the content, from the back.
    private var backgrounds: [UIView] {
        [configuredBackground, backgroundView, selectedBackgroundView].compactMap { $0 }
    }

    /// The background of a cell in its place; outside a list there is none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listContext?.defaultBackground() ?? .clear()
    }

    private func applyBackground(_ state: UICellConfigurationState) {
        if isDefaultBackground, storedBackground == nil || listContext != nil {
            storedBackground = listContext?.defaultBackground()
        }
        if automaticallyUpdatesBackgroundConfiguration || isDefaultBackground {
            storedBackground = storedBackground?.updated(for: state)
        }
        selectedBackgroundView?.isHidden = !(state.isSelected || state.isHighlighted)
        guard let configuration = storedBackground else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view: BackgroundView
        if let existing = configuredBackground {
            view = existing
        } else {
            view = BackgroundView()
            configuredBackground = view
            insertSubview(view, at: 0)
        }
        view.frame = bounds
        view.configuration = configuration
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

    private var needsUpdateConfiguration = true
    private var isUpdating = false

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
        if !isUpdating { contentSizeMayHaveChanged() }
    }

    /// Fits the configurations to a state; call `super` first.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Runs after `updateConfiguration(using:)` with the same state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    override func updateIfNeeded() {
        guard needsUpdateConfiguration, !isUpdating else { return }
        isUpdating = true
        let state = configurationState
        if automaticallyUpdatesContentConfiguration {
            storedContent = storedContent?.updated(for: state)
            if storedContent != nil { contentIsStale = false }
        }
        withOwnTraits {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        applyContent(state)
        applyBackground(state)
        needsUpdateConfiguration = false
        isUpdating = false
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
        super.layoutSubviews()
        for view in backgrounds { view.frame = bounds }
        contentView.frame = contentFrame()
    }

    /// Where the content goes, in the cell's space.
    func contentFrame() -> CGRect { bounds }

    override func preferredAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateIfNeeded()
        guard hasContent || usesConstraints else { return attributes }
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
        var size = CGSize.zero
        if hasContent {
            let content = contentFrame()
            // What the content keeps from its sides depends on how far it stands from the cell's.
            contentView.frame = content
            let around = CGSize(width: bounds.width - content.width, height: bounds.height - content.height)
            if contentView.usesConstraints {
                size = contentView.systemLayoutSizeFitting(
                    CGSize(width: targetSize.width - around.width, height: targetSize.height - around.height),
                    withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            } else {
                let view = contentView
                size = hasFreeWidth ? view.naturalSize(for: content.size) : view.fittingSize(for: content.size)
            }
            size.width += around.width
            size.height += around.height
        }
        guard usesConstraints else { return size }
        let own = constrainedSize(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }

    /// Where separators start, from the leading edge, points.
    var separatorLeading: Double { directionalLayoutMargins.leading }
    /// How far before the trailing edge separators end, points; `nil` leaves it to the look.
    var separatorTrailing: Double? { nil }

    // MARK: Listing

    /// The card corners that the cell's place in its section rounds; `nil` keeps it square.
    var cardShape: RoundedRectangle?

    package override func listSubviews(into listing: inout Listing) {
        guard let card = cardShape, needsCardClip else {
            super.listSubviews(into: &listing)
            return
        }
        listing.group(Group(clip: .roundedRectangle(card))) { listing in
            super.listSubviews(into: &listing)
        }
    }

    /// Whether something other than the configured background could reach into the card's corners: the configured
    /// background takes on their shape by itself, which paints faster than a clip.
    private var needsCardClip: Bool {
        if backgroundView != nil || selectedBackgroundView != nil || contentView.backgroundColor != nil { return true }
        return subviews.contains { !($0 === contentView || $0 === configuredBackground || $0 is any CellFurniture) }
            || !(contentView is UIListContentView)
    }
}

/// Views that a cell places itself and that never reach into a card's corners.
@MainActor
protocol CellFurniture: UIView {}
