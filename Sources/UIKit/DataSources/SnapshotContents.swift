/// Sections in order, each with its items in order: what a diffable data source's snapshot holds, with UIKit's rules as errors.
///
/// Appending, deleting and inserting any number of items in one call costs their number and, at most, the length of the sections
/// touched; a look-up costs one hash.
package struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// Where an item stands; `section` is a handle, `nil` while the item is between two places.
    struct Place: Hashable, Sendable {
        var section: Int?
        var index: Int
    }

    var sectionTable = IdentifierTable<Section>()
    /// Handles of the sections, in order.
    var sectionOrder: [Int] = []
    /// By a section's handle: its index in the order.
    var sectionIndices: [Int] = []
    /// By a section's handle: the handles of its items, in order.
    var contents: [[Int]] = []
    /// By a section's index: how many items it has.
    var counts = PrefixCounts()

    var itemTable = IdentifierTable<Item>()
    /// By an item's handle.
    var places: [Place] = []
    var itemCount = 0

    var reloadedSections = IdentifierMarks<Section>()
    var reloadedItems = IdentifierMarks<Item>()
    var reconfiguredItems = IdentifierMarks<Item>()

    package init() {}

    // MARK: Queries

    package var numberOfSections: Int { sectionOrder.count }
    package var numberOfItems: Int { itemCount }
    package var sections: [Section] { sectionOrder.map { sectionTable[$0] } }

    package var items: [Item] {
        var items: [Item] = []
        items.reserveCapacity(itemCount)
        for section in sectionOrder {
            for item in contents[section] { items.append(itemTable[item]) }
        }
        return items
    }

    package func items(in section: Section) throws(DataSourceError) -> [Item] {
        contents[try knownSection(section)].map { itemTable[$0] }
    }

    package func numberOfItems(in section: Section) throws(DataSourceError) -> Int {
        contents[try knownSection(section)].count
    }

    package func contains(_ item: Item) -> Bool {
        itemTable.handle(of: item) != nil
    }

    package func section(containing item: Item) -> Section? {
        guard let handle = itemTable.handle(of: item), let section = places[handle].section else { return nil }
        return sectionTable[section]
    }

    /// Counted across the sections.
    package func index(ofItem item: Item) -> Int? {
        guard let (section, index) = position(of: item) else { return nil }
        return counts.sum(before: section) + index
    }

    package func index(ofSection section: Section) -> Int? {
        sectionTable.handle(of: section).map { sectionIndices[$0] }
    }

    package func position(of item: Item) -> (section: Int, index: Int)? {
        guard let handle = itemTable.handle(of: item), let section = places[handle].section else { return nil }
        return (sectionIndices[section], places[handle].index)
    }

    package func section(at index: Int) -> Section? {
        sectionOrder.indices.contains(index) ? sectionTable[sectionOrder[index]] : nil
    }

    package func item(section: Int, index: Int) -> Item? {
        guard sectionOrder.indices.contains(section) else { return nil }
        let items = contents[sectionOrder[section]]
        return items.indices.contains(index) ? itemTable[items[index]] : nil
    }

    /// `nil` when there is no such section.
    package func numberOfItems(inSectionAt index: Int) -> Int? {
        sectionOrder.indices.contains(index) ? contents[sectionOrder[index]].count : nil
    }

    private func knownSection(_ section: Section) throws(DataSourceError) -> Int {
        guard let handle = sectionTable.handle(of: section) else {
            throw DataSourceError(
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)")
        }
        return handle
    }
}
