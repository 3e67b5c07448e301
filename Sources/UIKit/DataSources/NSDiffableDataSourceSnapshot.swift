/// The sections and items of a list at one moment, by identifier, in order.
///
/// Section and item identifiers are two name spaces of their own, each unique. A change that UIKit refuses ends the program with
/// UIKit's reason; each method says what that is. Appending or inserting an item that is already here moves it.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    package var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

    public init() {}

    package init(contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>) {
        self.contents = contents
    }

    // MARK: Queries

    public var numberOfItems: Int { contents.numberOfItems }
    public var numberOfSections: Int { contents.numberOfSections }
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }

    /// Of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { contents.items }

    /// The section has to be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        trapping { () throws(DataSourceError) in try contents.numberOfItems(in: identifier) }
    }

    /// The section has to be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        trapping { () throws(DataSourceError) in try contents.items(in: identifier) }
    }

    /// `nil` when the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        contents.section(containing: identifier)
    }

    /// Counted across the sections; `nil` when the item is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        contents.index(ofItem: identifier)
    }

    /// `nil` when the section is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        contents.index(ofSection: identifier)
    }

    // MARK: What a data source has to ask for anew

    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        contents.reloadedSections.identifiers.filter { contents.index(ofSection: $0) != nil }
    }

    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        contents.reloadedItems.identifiers.filter { contents.contains($0) }
    }

    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        contents.reconfiguredItems.identifiers.filter { contents.contains($0) }
    }

    /// Every item has to be in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        trapping { () throws(DataSourceError) in try contents.reload(identifiers) }
    }

    /// Every item has to be in the snapshot. Its cell is kept and configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        trapping { () throws(DataSourceError) in try contents.reconfigure(identifiers) }
    }

    /// Every section has to be in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        trapping { () throws(DataSourceError) in try contents.reloadSections(identifiers) }
    }
}
