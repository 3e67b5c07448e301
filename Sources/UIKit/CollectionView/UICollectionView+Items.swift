import CollectionLayout
public import Foundation

extension UICollectionView {
    // MARK: Asking

    public var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    /// 0 for a section that is not there.
    public func numberOfItems(inSection section: Int) -> Int {
        guard let dataSource, section >= 0, section < dataSource.numberOfSections(in: self) else { return 0 }
        return dataSource.collectionView(self, numberOfItemsInSection: section)
    }

    /// `nil` unless the item is shown.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[.item(section: indexPath.section, item: indexPath.item)] as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[.supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item)]
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.first { $0.value === cell && $0.key.kind == nil }?.key.indexPath
    }

    /// The item whose cell has a point of the content; `nil` where no item is shown.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
    }

    /// The places of the supplementary views of a kind that are shown, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.kind == elementKind }.sorted(by: ElementID.precedes).map(\.indexPath)
    }

    /// The supplementary views of a kind that are shown, in order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Updates are made at once.
    public var hasUncommittedUpdates: Bool { false }

    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }

    public var indexPathsForVisibleItems: [IndexPath] {
        elements.keys.filter { $0.kind == nil }.sorted(by: ElementID.precedes).map(\.indexPath)
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Changing

    public func reloadItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { recycle(.item(section: path.section, item: path.item)) }
        invalidateMeasurements(of: indexPaths.map { .item(section: $0.section, item: $0.item) })
    }

    public func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
    public func insertItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    public func deleteItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeepingSelection() }
    public func insertSections(_ sections: IndexSet) { reloadKeepingSelection() }
    public func deleteSections(_ sections: IndexSet) { reloadKeepingSelection() }
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadKeepingSelection() }

    /// Runs the updates at once: a picture shows the state after them.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    /// The same for updates that are not kept, in which `self` need not be named.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        updates()
        reloadKeepingSelection()
        completion?(true)
    }

    func reloadKeepingSelection() {
        let kept = selected
        reloadData()
        selected = kept
    }

    // MARK: Selecting

    public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

    /// `nil` deselects everything.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selected.sorted() { deselectItem(at: path, animated: false) }
            return
        }
        let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !allowsSeveral { for path in selected where path != indexPath { deselectItem(at: path, animated: false) } }
        selected.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
}
