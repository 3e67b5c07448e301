import Appearance
import DisplayLists
public import Foundation

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A view without an identifier. `frame` is in the superview's space.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view of a class that is known at run time only, through its `init(reuseIdentifier:)`. A class that overrides
    /// both designated initialisers, or none, inherits it.
    public required convenience init(reusableIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        prepareContentView()
    }

    /// The identifier that the view is used again under; `nil` keeps it out of reuse.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    final var ownReuseIdentifier: String?
    /// Called before the view is used again.
    open func prepareForReuse() {}

    // MARK: Content

    private(set) lazy var contents = ConfiguredContents(of: self)

    /// Holds the content. A content configuration replaces it with its own view.
    open var contentView: UIView { contents.contentView }
    /// What the content view shows; `nil` leaves it to the label and to views of the app's.
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
    /// The content that a header or footer of this table has before anything is set; outside a table a header's.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.header()
        traitCollection.performAsCurrent {
            configuration = listContext?.defaultContent(hasPopUpMenu: false) ?? .header()
        }
        return configuration
    }

    /// The title; `nil` while there is a content configuration.
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let title { return title }
        let label = UILabel()
        label.listingName = ListingName("text")
        label.numberOfLines = 0
        title = label
        contentView.addSubview(label)
        styleTitle()
        return label
    }
    private(set) var title: UILabel?
    /// Not drawn yet.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()

    // MARK: Background

    /// What is painted beneath the content; setting it drops `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }
    /// Whether the state's changes reach the background configuration by themselves.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.updatesBackground }
        set { contents.updatesBackground = newValue }
    }
    /// The background of a header or footer in its place.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { placedBackground ?? .clear() }
    /// A view of one's own behind everything; setting it drops the background configuration.
    open var backgroundView: UIView? {
        get { contents.backgroundView }
        set { contents.backgroundView = newValue }
    }

    // MARK: State

    /// Held at the visible bounds, over the rows.
    var isPinned = false { didSet { if oldValue != isPinned { setNeedsUpdateConfiguration() } } }

    /// The state in force.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.setNeedsUpdate()
        setNeedsLayout()
    }
    /// Fits the configurations to a state; call `super` first.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Runs after `updateConfiguration(using:)` with the same state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler =
        (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// What the table says of the view's place.
    var listContext: ListContext? {
        didSet {
            guard oldValue != listContext else { return }
            if oldValue?.appearance != listContext?.appearance { invalidateTraits() }
            applyMargins()
            styleTitle()
            setNeedsUpdateConfiguration()
        }
    }
    /// What stands above a header.
    var headerPlace = TableMetrics.HeaderPlace.afterFooter

    override var inheritedTraits: UITraitCollection {
        guard listContext != nil, let table = superview as? UITableView else { return super.inheritedTraits }
        return table.rowTraits
    }

    open override func layoutSubviews() {
        updateIfNeeded()
        super.layoutSubviews()
        contents.layOut(content: bounds)
        placeTitle()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}
