public import Foundation

/// Gives a collection view the sections and items of the snapshots applied to it.
///
/// The collection view does not keep its data source; its owner has to. Pictures show the state at rest, so that an apply takes
/// effect at once, animated or not.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item. `nil` ends the program, with UIKit's reason.
    public typealias CellProvider =
        (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// Makes a header, footer or other supplementary view. `nil` ends the program, with UIKit's reason.
    public typealias SupplementaryViewProvider =
        (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// Has to be set when the layout asks for supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called by a person's reordering, which a picture at rest does not show.
    open var reorderingHandlers = ReorderingHandlers()
    /// Called when an outline's item is expanded or collapsed by its disclosure.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    weak var collectionView: UICollectionView?
    var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private var hasApplied = false

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Looking up

    /// `nil` when there is no such item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return state.contents.item(section: indexPath.section, index: indexPath.item)
    }

    /// `nil` when the item is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.contents.position(of: itemIdentifier).map { IndexPath(item: $0.index, section: $0.section) }
    }

    /// `nil` when there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        state.contents.section(at: index)
    }

    /// `nil` when the section is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.contents.index(ofSection: sectionIdentifier)
    }

    /// A copy of what is shown, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents: state.contents)
    }

    /// The outline applied to a section, or its items as roots; empty for a section that is not shown.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(tree: state.outline(of: section))
    }

    // MARK: Applying

    /// Shows a snapshot. Cells stay with their items; the provider is asked for new and reloaded ones only.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        change { $0.apply(snapshot.contents) }
        reload(snapshot)
        completion?()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot with all views made anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        state.apply(snapshot.contents)
        showOutlines()
        collectionView?.reloadData()
        hasApplied = true
        completion?()
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows an outline's visible items as a section's items; a section that is not there is made at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        change { state in
            trapping { () throws(DataSourceError) in try state.apply(snapshot.tree, to: section) }
        }
        completion?()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Changes what is shown and lets the collection view's views follow their items.
    func change(_ change: (inout DiffableState<SectionIdentifierType, ItemIdentifierType>) -> Void) {
        let before = state.contents
        change(&state)
        showOutlines()
        guard let collectionView else { return }
        guard hasApplied else {
            hasApplied = true
            collectionView.reloadData()
            return
        }
        let after = state.contents
        collectionView.followData(
            item: { path in
                before.item(section: path.section, index: path.item).flatMap { after.position(of: $0) }
                    .map { IndexPath(item: $0.index, section: $0.section) }
            },
            section: { index in before.section(at: index).flatMap { after.index(ofSection: $0) } })
    }

    private func reload(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        guard let collectionView else { return }
        let sections = snapshot.reloadedSectionIdentifiers.compactMap { index(for: $0) }
        if !sections.isEmpty { collectionView.reloadElements(inSections: IndexSet(sections)) }
        let reloaded = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reloaded.isEmpty { collectionView.reloadItems(at: reloaded) }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.contents.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        trapping { () throws(DataSourceError) in
            guard let count = state.contents.numberOfItems(inSectionAt: section) else {
                throw DataSourceError.unsatisfied("section < _impl.numberOfSections")
            }
            return count
        }
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = trapping { () throws(DataSourceError) in
            guard let item = itemIdentifier(for: indexPath) else { throw .unsatisfied("itemIdentifier") }
            guard let cell = cellProvider(collectionView, indexPath, item) else {
                throw DataSourceError(
                    "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
                        + "item identifier '\(item)', which is not allowed. You must always return a cell to the "
                        + "collection view: \(collectionView)")
            }
            return cell
        }
        showOutline(at: indexPath, in: cell)
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trapping { () throws(DataSourceError) in
            guard let supplementaryViewProvider else {
                throw DataSourceError(
                    "CollectionView \(collectionView) requested a supplementary view, but a supplementaryViewProvider "
                        + "was not specified on the diffable data source \(self)")
            }
            guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
                throw DataSourceError(
                    "UICollectionViewDiffableDataSource supplementary view provider returned nil for kind \(kind) at "
                        + "index path \(indexPath), which is not allowed")
            }
            return view
        }
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Nobody touches the index in a picture. No effect on a picture.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
