import CollectionLayout
import DisplayLists
public import Foundation

/// Shows items in sections, placed by a layout.
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
        listingName = ListingName("", role: "list")
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        listingName = ListingName("", role: "list")
    }

    // MARK: What it shows

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any UICollectionViewDelegate)?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard oldValue !== collectionViewLayout else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// A view behind the whole list, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = backgroundView { insertSubview(view, at: 0) }
        }
    }

    public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: State

    /// Shows the accessories for editing and hides those for browsing.
    open var isEditing = false {
        didSet {
            guard oldValue != isEditing else { return }
            for case let cell as UICollectionViewCell in elements.values { cell.isInEditing = isEditing }
            invalidateMeasurements()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Setting multiple selection during editing sets this one as well, as on the phone.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
    }
    /// No effect on a picture.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// No effect on a picture.
    open var dragInteractionEnabled = false
    /// No effect on a picture.
    open var remembersLastFocusedIndexPath = false
    /// No effect on a picture.
    open var selectionFollowsFocus = false
    /// No effect on a picture.
    open var isPrefetchingEnabled = true
    /// Nothing scrolls in a picture: nothing of it is called.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Nothing is dragged in a picture: nothing of it is called.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Nothing is dragged in a picture: nothing of it is called.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// No effect on a picture.
    open var reorderingCadence = ReorderingCadence.immediate
    /// How soon items make way for one that is moved.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    /// No effect on a picture.
    open var isSpringLoaded = false
    /// No effect on a picture.
    open var allowsFocus = true
    /// No effect on a picture.
    open var allowsFocusDuringEditing = true

    var selected: Set<IndexPath> = []
    /// The row that is shown swiped open.
    var openSwipe: OpenSwipe?

    /// What an outline says of its items: how deep they are, and which are open.
    package var outlineLevels: [IndexPath: Int] = [:]
    package var expandedItems: Set<IndexPath> = []

    /// The traits of the views in each kind of list, and the view's own that they were made from.
    var listTraits: [UIListEnvironment: (base: UITraitCollection, traits: UITraitCollection)] = [:]

    // MARK: Elements

    /// The views that are shown, by what they stand for.
    var elements: [ElementID: UICollectionReusableView] = [:]
    /// Views that wait to be used again, by kind and identifier.
    var pool: [ReuseKey: [UICollectionReusableView]] = [:]
    var factories: [ReuseKey: @MainActor (CGRect) -> UICollectionReusableView] = [:]
    /// The cell that is being configured again: dequeuing gives just this one.
    var reconfigured: UICollectionReusableView?
    /// Of the view that is being made, points; `nil` is a row's.
    var sizeAtHand: CGSize?

    // MARK: Layout

    /// Whether a layout is under way, which measures what it shows.
    var isSettling = false
    var solver: CollectionSolver?
    var sections: [SolvedSection] = []
    /// Whether the sections have to be asked for again.
    var needsSections = true
    /// Whether the layout has been asked at all.
    var isPrepared = false
    /// How far sections that scroll sideways are scrolled, points; the others rest at their start.
    var orthogonalOffsets: [Int: Double] = [:]
    /// The bounds at the last layout.
    var lastBounds: CGRect?
    /// The width that the solver was made for, and the traits.
    var solvedFor: SolvedFor?

    /// Asks the data source for everything anew.
    open func reloadData() {
        forgetLayout()
        recycleAll()
        selected = []
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        restAtTop()
        updateSectionIndex()
        layoutElements()
        place(sectionIndex, safeArea: super.safeAreaForSubviews)
        super.layoutSubviews()
        backgroundView?.frame = bounds
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        needsSections = true
        invalidateMeasurements()
    }

    /// What the content's inset leaves of the safe area.
    var contentSafeArea: UIEdgeInsets { super.safeAreaForSubviews }
    /// The data source's titles; `nil` is no index.
    private(set) var sectionIndex: SectionIndexView?
    private func updateSectionIndex() {
        guard needsSections || solver == nil else { return }
        sectionIndex = sectionIndex(dataSource?.indexTitles(for: self) ?? [], instead: sectionIndex)
    }
    /// Above and below, only a list's first element is ever covered at rest, and the list tells it.
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = contentSafeArea
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    // MARK: Listing

    package override var paintsBackground: Bool { !pageCoversBackground }
    package override func listContent(into listing: inout Listing) { listSectionBackgrounds(into: &listing) }
    package override func listSubviews(into listing: inout Listing) {
        listing.addSublayers(of: self)
        listElements(into: &listing)
    }
}

/// What the solver's answer depends on besides the data.
struct SolvedFor: Hashable {
    var size: CGSize
    var traits: UITraitCollection
    var margins: UIEdgeInsets
    var safeArea: NSDirectionalEdgeInsets
}

/// One section as it was asked for.
struct SolvedSection {
    var itemCount: Int
    /// How a list lays the section out; `nil` for another kind of section.
    var list: ListSection?
    /// Told what shows of the section before it is placed.
    var visibleItemsHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Where views of one kind and identifier are kept.
struct ReuseKey: Hashable {
    /// `nil` for cells.
    var kind: String?
    var identifier: String
}
