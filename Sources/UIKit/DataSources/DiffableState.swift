/// What a diffable data source shows: sections and items, and the outlines of those sections that have one.
///
/// A section with an outline has exactly the outline's visible items as its items.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private(set) var contents = SnapshotContents<Section, Item>()
    private(set) var outlines: [Section: SectionTree<Item>] = [:]

    /// Takes over a snapshot. Outlines stay with their sections and are fitted to the items these now have.
    mutating func apply(_ snapshot: SnapshotContents<Section, Item>) {
        contents = snapshot
        contents.removeMarks()
        fitOutlines()
    }

    /// Makes an outline's visible items the items of a section, which is made at the end if there is none. Items that stand in
    /// other sections are taken from them.
    mutating func apply(_ outline: SectionTree<Item>, to section: Section) throws(DataSourceError) {
        if contents.index(ofSection: section) == nil { try contents.appendSections([section]) }
        let visible = outline.visibleItems
        contents.delete(try contents.items(in: section))
        try contents.append(visible, to: section)
        outlines[section] = outline
        fitOutlines()
    }

    /// The outline kept for a section, or its items as roots; empty for a section that is not there.
    func outline(of section: Section) -> SectionTree<Item> {
        if let outline = outlines[section] { return outline }
        var outline = SectionTree<Item>()
        guard let items = try? contents.items(in: section) else { return outline }
        try? outline.append(items)
        return outline
    }

    private mutating func fitOutlines() {
        for section in Array(outlines.keys) {
            guard let items = try? contents.items(in: section) else {
                outlines[section] = nil
                continue
            }
            outlines[section]?.fit(visibleItems: items)
        }
    }
}

extension SectionTree {
    /// Changes the outline so that just these items are visible: drops visible ones that are not among them, and puts new ones after
    /// the visible item before them, at its level.
    mutating func fit(visibleItems wanted: [Item]) {
        let visible = visibleItems
        guard visible != wanted else { return }
        let kept = Set(wanted)
        try? delete(visible.filter { !kept.contains($0) })
        // What is left of the new ones that hide below a collapsed item comes out into the open.
        let shown = Set(visibleItems)
        try? delete(wanted.filter { !shown.contains($0) && contains($0) })
        var (previous, new): (Item?, [Item]) = (nil, [])
        for item in wanted {
            if contains(item) {
                insertVisible(new, after: previous)
                (previous, new) = (item, [])
            } else {
                new.append(item)
            }
        }
        insertVisible(new, after: previous)
        guard visibleItems != wanted else { return }
        // The order is another one: what is left of the outline says nothing about it.
        self = SectionTree()
        try? append(wanted)
    }
    private mutating func insertVisible(_ items: [Item], after previous: Item?) {
        guard !items.isEmpty else { return }
        if let previous, let handle = table.handle(of: previous) {
            let isOpen = nodes[handle].isExpanded
            if isOpen, let child = nodes[handle].children.first {
                try? insert(items, before: table[child])
            } else {
                try? insert(items, after: previous)
            }
        } else if let first = rootItems.first {
            try? insert(items, before: first)
        } else {
            try? append(items)
        }
    }
}
