public import Foundation

/// Gives a table the sections and rows of the snapshots applied to it.
///
/// The table does not keep its data source; its owner has to. Pictures show the state at rest, so that an apply takes effect at
/// once, animated or not. Rows can neither be edited nor moved unless a subclass says so.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of a row. `nil` ends the program, with UIKit's reason.
    public typealias CellProvider =
        (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// No effect on a picture.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private var hasApplied = false

    /// Becomes the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Looking up

    /// `nil` when there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return state.contents.item(section: indexPath.section, index: indexPath.row)
    }

    /// `nil` when the item is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.contents.position(of: itemIdentifier).map { IndexPath(row: $0.index, section: $0.section) }
    }

    /// `nil` when there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.contents.section(at: index) }

    /// `nil` when the section is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.contents.index(ofSection: sectionIdentifier)
    }

    /// A copy of what is shown, without marks for reloading.
    open func snapshot() -> Snapshot { NSDiffableDataSourceSnapshot(contents: state.contents) }

    // MARK: Applying

    /// Shows a snapshot. Cells stay with their items; the provider is asked for new and reloaded ones only.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let before = state.contents
        state.apply(snapshot.contents)
        if hasApplied {
            let after = state.contents
            tableView?.followData { path in
                before.item(section: path.section, index: path.row).flatMap { after.position(of: $0) }
                    .map { IndexPath(row: $0.index, section: $0.section) }
            }
            reload(snapshot)
        } else {
            tableView?.reloadData()
        }
        hasApplied = true
        completion?()
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot with all views made anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        state.apply(snapshot.contents)
        tableView?.reloadData()
        hasApplied = true
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    private func reload(_ snapshot: Snapshot) {
        guard let tableView else { return }
        let sections = Set(snapshot.reloadedSectionIdentifiers.compactMap { index(for: $0) })
        var reloaded = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        for section in sections {
            let count = state.contents.numberOfItems(inSectionAt: section) ?? 0
            reloaded += (0..<count).map { IndexPath(row: $0, section: section) }
        }
        if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: defaultRowAnimation) }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { state.contents.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trapping { () throws(DataSourceError) in
            guard let count = state.contents.numberOfItems(inSectionAt: section) else {
                throw DataSourceError.unsatisfied("section < _impl.numberOfSections")
            }
            return count
        }
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        trapping { () throws(DataSourceError) in
            guard let item = itemIdentifier(for: indexPath) else { throw .unsatisfied("itemIdentifier") }
            guard let cell = cellProvider(tableView, indexPath, item) else {
                throw DataSourceError(
                    "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item "
                        + "identifier '\(item)', which is not allowed. You must always return a cell to the table "
                        + "view: \(tableView)")
            }
            return cell
        }
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
