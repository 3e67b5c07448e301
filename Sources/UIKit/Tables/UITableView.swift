import Appearance
import CollectionLayout
import DisplayLists
public import Foundation

/// Shows rows below each other in sections.
open class UITableView: UIScrollView {
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
        style = (coder as? NibCoder)?.choice("style", styles) ?? .plain
        super.init(coder: coder)
        let ownColor = backgroundColor
        setUp()
        if let ownColor { backgroundColor = ownColor }
    }

    /// A plain table. `frame` is in the superview's space.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        listingName = ListingName("", role: "list")
    }

    /// What a table looks like.
    public enum Style: Int, Sendable {
        /// Rows from side to side; headers stay in sight.
        case plain = 0
        /// Sections from side to side, with space between them.
        case grouped = 1
        /// Sections as cards.
        case insetGrouped = 2
    }

    open private(set) var style: Style

    /// Stands for a height that fits the content.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// A magnifying glass in a section index, which stands for search.
    public nonisolated static let indexSearch = "{search}"

    // MARK: What it shows

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { if delegate !== oldValue { invalidateSections() } }
    }

    /// No effect on a picture.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// A view behind the whole table, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = backgroundView { insertSubview(view, at: 0) }
        }
    }
    /// Above the first section, as wide as the table and as high as its frame is when it is set.
    open var tableHeaderView: UIView? { didSet { replaceOuterView(oldValue, tableHeaderView) } }
    /// Below the last section, as wide as the table and as high as its frame is when it is set.
    open var tableFooterView: UIView? { didSet { replaceOuterView(oldValue, tableFooterView) } }

    // MARK: Heights

    /// Points, the separator included; `automaticDimension` fits the content.
    open var rowHeight: CGFloat = automaticDimension { didSet { invalidateSections() } }
    /// Points; `automaticDimension` fits the content.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { invalidateSections() } }
    /// Points; `automaticDimension` fits the content.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { invalidateSections() } }
    /// Heights are measured where they show. No effect on a picture.
    open var estimatedRowHeight: CGFloat = automaticDimension
    /// No effect on a picture.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// No effect on a picture.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Above each header, points; `automaticDimension` is 22 in plain tables and none in others.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { invalidateSections() } }
    /// The height of the empty rows that fill a plain table; `automaticDimension` shows none.
    open var fillerRowHeight: CGFloat = automaticDimension {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    // MARK: Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { invalidateSections() } }
    /// `nil` is the system's.
    open var separatorColor: UIColor? = .separator
    /// From the rows' sides to their separators, points; the left edge is the leading one, also from right to left. Until it is
    /// set, from the text to where lines end in the look.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// What `separatorInset` counts from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// Not drawn yet.
    open var separatorEffect: UIVisualEffect?
    /// Whether rows keep what they hold as wide as is good to read.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { invalidateSections() } }
    /// Whether what rows hold keeps clear of the screen's edges.
    open var insetsContentViewsToSafeArea = true { didSet { invalidateSections() } }

    // MARK: State

    /// Shows the controls of editing.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard storedEditing != editing else { return }
        storedEditing = editing
        openSwipe = nil
        for (path, cell) in shownCells { prepareEditing(of: cell, at: path) }
        invalidateMeasurements()
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    /// Rows show rings to select them while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
            for (path, cell) in shownCells { prepareEditing(of: cell, at: path) }
        }
    }
    /// No effect on a picture.
    open var selectionFollowsFocus = false
    /// No effect on a picture.
    open var remembersLastFocusedIndexPath = false
    /// No effect on a picture.
    open var isPrefetchingEnabled = true
    /// No effect on a picture.
    open var dragInteractionEnabled = false
    /// Nothing is dragged in a picture: nothing of it is called.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Nothing is dragged in a picture: nothing of it is called.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// No effect on a picture.
    open var isSpringLoaded = false
    /// No effect on a picture.
    open var allowsFocus = true
    /// No effect on a picture.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    // MARK: Section index

    /// With fewer rows than this there is no index.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { invalidateSections() } }
    /// Of the titles; `nil` is the tint.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// Behind the titles; `nil` is none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// Behind the titles while a finger is on them. No effect on a picture.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The data source's titles; `nil` is no index.
    private(set) var sectionIndex: SectionIndexView?

    /// Asks for the titles again when the sections will be.
    func updateSectionIndex() {
        guard needsSections || solver == nil else { return }
        var titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let least = sectionIndexMinimumDisplayRowCount
        if !titles.isEmpty, least > 0 {
            let rows = (0..<max(0, numberOfSections)).reduce(0) { $0 + max(0, numberOfRows(inSection: $1)) }
            if rows < least { titles = [] }
        }
        sectionIndex = sectionIndex(titles, instead: sectionIndex)
    }

    // MARK: Elements

    var selected: Set<IndexPath> = []
    /// The row that is shown swiped open.
    var openSwipe: OpenSwipe?
    /// The views that are shown, by what they stand for.
    var elements: [ElementID: UIView] = [:]
    /// Headers and footers that were made before they showed.
    var waiting: [ElementID: UIView] = [:]
    /// Headers and footers that are held at the visible bounds.
    var pinned: Set<ElementID> = []
    /// What the delegate has been told of.
    var announced: Set<ElementID> = []
    /// Views that wait to be used again, by identifier.
    var cellPool: [String: [UITableViewCell]] = [:]
    var headerFooterPool: [String: [UITableViewHeaderFooterView]] = [:]
    /// What a storyboard says of all its rows; `nil` where they are made as they are needed.
    final var staticContent: StaticTableContent?
    var cellFactories: [String: @MainActor () -> UITableViewCell] = [:]
    var headerFooterFactories: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
    /// The cell that is being configured again: dequeuing gives just this one.
    var reconfigured: UITableViewCell?
    /// Set by the data source's inherited answer to which rows can move.
    var leavesMovingToCells = false
    /// Set by the delegate's inherited answer to how deep rows are.
    var leavesIndentationToCells = false

    // MARK: Layout

    var isSettling = false
    var needsSections = true
    var solver: CollectionSolver?
    var sections: [TableSection] = []
    var solvedFor: SolvedFor?
    /// The traits of the views in the table, and the table's own that they were made from.
    var storedRowTraits: (base: UITraitCollection, traits: UITraitCollection)?

    /// Asks the data source for everything anew.
    open func reloadData() {
        selected = []
        reloadKeepingSelection()
    }

    open override func layoutSubviews() {
        restAtTop()
        updateSectionIndex()
        layoutElements()
        sectionIndex?.color = sectionIndexColor
        sectionIndex?.backgroundColor = sectionIndexBackgroundColor
        place(sectionIndex, safeArea: super.safeAreaForSubviews)
        super.layoutSubviews()
        backgroundView?.frame = bounds
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Titles are written as the look and the language have them.
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.generation != new.generation || old?.language != new.language { recycleBoundaries() }
        invalidateSections()
    }

    /// What the content's inset leaves of the safe area, and the column of titles of the sides.
    var contentSafeArea: UIEdgeInsets {
        let safe = super.safeAreaForSubviews
        // Cards leave the column room beside them: a guess.
        guard style != .insetGrouped else { return safe }
        let index = insets(of: sectionIndex)
        return UIEdgeInsets(
            top: safe.top, left: safe.left + index.left, bottom: safe.bottom, right: safe.right + index.right)
    }
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = contentSafeArea
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    // MARK: Listing

    package override func listSubviews(into listing: inout Listing) {
        listing.addSublayers(of: self)
        listElements(into: &listing)
    }
}
