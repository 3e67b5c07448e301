/// The items of one section as a forest, each item expanded or collapsed: what a section snapshot holds, with UIKit's rules as errors.
///
/// Nothing here recurses, so depth is limited by memory alone.
package struct SectionTree<Item: Hashable & Sendable>: Sendable {
    struct Node: Hashable, Sendable {
        /// A handle; `nil` for a root.
        var parent: Int?
        var children: [Int] = []
        var isExpanded = false
    }

    var table = IdentifierTable<Item>()
    var roots: [Int] = []
    /// By handle.
    var nodes: [Node] = []

    package init() {}

    // MARK: Queries

    /// Depth first.
    package var items: [Item] { handles { _ in true }.map { table[$0.handle] } }

    package var rootItems: [Item] { roots.map { table[$0] } }

    /// Depth first, those whose every ancestor is expanded.
    package var visibleItems: [Item] { handles { nodes[$0].isExpanded }.map { table[$0.handle] } }

    package func contains(_ item: Item) -> Bool {
        table.handle(of: item) != nil
    }

    package func isExpanded(_ item: Item) throws(DataSourceError) -> Bool {
        nodes[try known(item)].isExpanded
    }

    package func hasChildren(_ item: Item) throws(DataSourceError) -> Bool {
        !nodes[try known(item)].children.isEmpty
    }

    package func isVisible(_ item: Item) throws(DataSourceError) -> Bool {
        var handle = try known(item)
        while let parent = nodes[handle].parent {
            guard nodes[parent].isExpanded else { return false }
            handle = parent
        }
        return true
    }

    /// 0 for a root.
    package func level(of item: Item) throws(DataSourceError) -> Int {
        var (handle, level) = (try known(item), 0)
        while let parent = nodes[handle].parent { (handle, level) = (parent, level + 1) }
        return level
    }

    /// Among `items`.
    package func index(of item: Item) -> Int? {
        guard let wanted = table.handle(of: item) else { return nil }
        return handles { _ in true }.firstIndex { $0.handle == wanted }
    }

    /// `nil` for a root.
    package func parent(of child: Item) throws(DataSourceError) -> Item? {
        guard let handle = table.handle(of: child) else {
            throw DataSourceError("Child item identifier does not exist in section snapshot: \(child)")
        }
        return nodes[handle].parent.map { table[$0] }
    }

    /// The item's descendants as a forest of its own, expanded as they are here.
    package func subtree(of item: Item, includingParent: Bool) throws(DataSourceError) -> SectionTree {
        let root = try known(item)
        var copy = SectionTree()
        copy.graft(includingParent ? [root] : nodes[root].children, of: self, under: nil, at: 0)
        return copy
    }

    /// A line an item, two spaces a level: `+` expanded or `-` collapsed, `*` visible or a space.
    package var drawing: String {
        let visible = Set(handles { nodes[$0].isExpanded }.map(\.handle))
        return handles { _ in true }.map { handle, level in
            String(repeating: "  ", count: level) + (nodes[handle].isExpanded ? "+" : "-")
                + (visible.contains(handle) ? "*" : " ") + "\(table[handle])"
        }.joined(separator: "\n")
    }

    // MARK: Steps

    /// Depth first with their levels, below those nodes only for which `descend` holds.
    func handles(below descend: (Int) -> Bool) -> [(handle: Int, level: Int)] {
        var found: [(handle: Int, level: Int)] = []
        var waiting = roots.reversed().map { (handle: $0, level: 0) }
        while let next = waiting.popLast() {
            found.append(next)
            guard descend(next.handle) else { continue }
            for child in nodes[next.handle].children.reversed() { waiting.append((child, next.level + 1)) }
        }
        return found
    }

    func known(_ item: Item) throws(DataSourceError) -> Int {
        guard let handle = table.handle(of: item) else {
            throw DataSourceError("Item identifier does not exist in section snapshot: \(item)")
        }
        return handle
    }
}
