/// The items of one section at one moment, as an outline: roots, children, and which items are expanded.
///
/// Identifiers are unique in the whole outline. A change or question that UIKit refuses ends the program with UIKit's reason.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    package var tree = SectionTree<ItemIdentifierType>()

    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    package init(tree: SectionTree<ItemIdentifierType>) {
        self.tree = tree
    }

    // MARK: Changes

    /// - Parameter parent: has to be in the snapshot; `nil` appends roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        trapping { () throws(DataSourceError) in try tree.append(items, to: parent) }
    }

    /// As siblings of the item, which has to be in the snapshot.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        trapping { () throws(DataSourceError) in try tree.insert(items, before: item) }
    }

    /// As siblings of the item, which has to be in the snapshot, behind all its descendants.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        trapping { () throws(DataSourceError) in try tree.insert(items, after: item) }
    }

    /// An outline with its expanded states, as siblings of the item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try tree.insert(snapshot.tree, before: item) }
    }

    /// An outline with its expanded states, as siblings of the item, behind all its descendants.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try tree.insert(snapshot.tree, after: item) }
    }

    /// Items with their descendants. Every item has to be in the snapshot.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        trapping { () throws(DataSourceError) in try tree.delete(items) }
    }

    public mutating func deleteAll() {
        tree.deleteAll()
    }

    /// Unknown items are left out silently; an item need not have children.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        tree.setExpanded(true, items)
    }

    /// Unknown items are left out silently.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        tree.setExpanded(false, items)
    }

    /// The parent keeps its place and state.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        trapping { () throws(DataSourceError) in try tree.replace(childrenOf: parent, using: snapshot.tree) }
    }

    // MARK: Queries

    /// All items, depth first.
    public var items: [ItemIdentifierType] { tree.items }
    public var rootItems: [ItemIdentifierType] { tree.rootItems }

    /// The items whose every ancestor is expanded, depth first.
    public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

    public func contains(_ item: ItemIdentifierType) -> Bool {
        tree.contains(item)
    }

    /// The item has to be in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        trapping { () throws(DataSourceError) in try tree.isExpanded(item) }
    }

    /// Whether every ancestor is expanded. The item has to be in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        trapping { () throws(DataSourceError) in try tree.isVisible(item) }
    }

    /// 0 for a root. The item has to be in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        trapping { () throws(DataSourceError) in try tree.level(of: item) }
    }

    /// Among `items`; `nil` when the item is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        tree.index(of: item)
    }

    /// `nil` for a root. The item has to be in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        trapping { () throws(DataSourceError) in try tree.parent(of: child) }
    }

    /// The item's descendants as an outline of their own, below the item itself if asked for. The item has to be in the snapshot.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(
            tree: trapping { () throws(DataSourceError) in
                try tree.subtree(of: parent, includingParent: includingParent)
            })
    }

    /// A line an item, two spaces a level: `+` expanded or `-` collapsed, then `*` visible or a space, then the identifier.
    public func visualDescription() -> String {
        "<NSDiffableDataSourceSectionSnapshot:\n\(tree.drawing)>"
    }
}
