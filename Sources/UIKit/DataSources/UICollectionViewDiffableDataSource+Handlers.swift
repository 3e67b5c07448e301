import Foundation

extension UICollectionViewDiffableDataSource {
    /// What to ask and tell when a person reorders items.
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

        public init() {}

        /// `nil` allows none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
    }

    /// What to ask and tell when an outline's item is expanded or collapsed by its disclosure. The data source still shows the old items then.
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        public typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemType>

        public init() {}

        /// `nil` allows all.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        public var willExpandItem: ((ItemType) -> Void)?
        /// `nil` allows all.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Called with the item and what is below it; what it returns takes the place of that.
        public var snapshotForExpandingParent: ((ItemType, Outline) -> Outline)?
    }

    // MARK: Outlines

    /// Tells the collection view how deep the items of outlines are and which are open.
    func showOutlines() {
        guard let collectionView else { return }
        var levels: [IndexPath: Int] = [:]
        var expanded: Set<IndexPath> = []
        for (section, outline) in state.outlines {
            guard let index = state.contents.index(ofSection: section) else { continue }
            let visible = outline.handles { outline.nodes[$0].isExpanded }
            for (item, entry) in visible.enumerated() {
                let path = IndexPath(item: item, section: index)
                levels[path] = entry.level
                if outline.nodes[entry.handle].isExpanded { expanded.insert(path) }
            }
        }
        collectionView.outlineLevels = levels
        collectionView.expandedItems = expanded
    }

    /// The level wins over what the registration's handler set.
    func showOutline(at indexPath: IndexPath, in cell: UICollectionViewCell) {
        guard let collectionView, let level = collectionView.outlineLevels[indexPath] else { return }
        (cell as? UICollectionViewListCell)?.indentationLevel = level
    }

    /// What an outline's disclosure does; nothing in a section without an outline.
    package func toggleItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath),
            let section = state.contents.section(containing: item), var outline = state.outlines[section],
            let isExpanded = try? outline.isExpanded(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent,
                let below = try? outline.subtree(of: item, includingParent: false)
            {
                let children = provide(item, NSDiffableDataSourceSectionSnapshot(tree: below))
                trapping { () throws(DataSourceError) in
                    try outline.replace(childrenOf: item, using: children.tree)
                }
            }
        }
        outline.setExpanded(!isExpanded, [item])
        apply(NSDiffableDataSourceSectionSnapshot(tree: outline), to: section, completion: nil)
    }

    // MARK: Reordering

    /// What dragging an item to another place does, if its handlers allow it.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard sourceIndexPath != destinationIndexPath, let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section),
            reorderingHandlers.canReorderItem?(item) ?? false
        else { return }
        var final = state.contents
        final.delete([item])
        trapping { () throws(DataSourceError) in
            if let next = final.item(section: destinationIndexPath.section, index: destinationIndexPath.item) {
                try final.insert([item], before: next)
            } else {
                try final.append([item], to: section)
            }
        }
        let transaction = transaction(to: final)
        reorderingHandlers.willReorder?(transaction)
        change { $0.apply(final) }
        reorderingHandlers.didReorder?(transaction)
    }

    private func transaction(
        to final: SnapshotContents<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        var after = state
        after.apply(final)
        let changed = final.sections.filter { section in
            (try? state.contents.items(in: section)) != (try? final.items(in: section))
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: snapshot(), finalSnapshot: NSDiffableDataSourceSnapshot(contents: final),
            sectionTransactions: changed.map { section in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: snapshot(for: section),
                    finalSnapshot: NSDiffableDataSourceSectionSnapshot(tree: after.outline(of: section)))
            })
    }
}
