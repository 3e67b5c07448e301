extension NSDiffableDataSourceSnapshot {
    // MARK: Items

    /// - Parameter sectionIdentifier: has to be in the snapshot; `nil` is the last section, and there has to be one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        trapping { () throws(DataSourceError) in try contents.append(identifiers, to: sectionIdentifier) }
    }

    /// - Parameter beforeIdentifier: has to be in the snapshot and not among the items.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.insert(identifiers, before: beforeIdentifier) }
    }

    /// - Parameter afterIdentifier: has to be in the snapshot and not among the items.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.insert(identifiers, after: afterIdentifier) }
    }

    /// Unknown items are left out silently.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        contents.delete(identifiers)
    }

    /// The sections go too.
    public mutating func deleteAllItems() {
        contents.deleteAll()
    }

    /// Both have to be in the snapshot, and not the same.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        trapping { () throws(DataSourceError) in try contents.move(identifier, before: toIdentifier) }
    }

    /// Both have to be in the snapshot, and not the same.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        trapping { () throws(DataSourceError) in try contents.move(identifier, after: toIdentifier) }
    }

    // MARK: Sections

    /// None may be in the snapshot already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        trapping { () throws(DataSourceError) in try contents.appendSections(identifiers) }
    }

    /// None may be in the snapshot already; the destination has to be.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.insertSections(identifiers, before: toIdentifier) }
    }

    /// None may be in the snapshot already; the destination has to be.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.insertSections(identifiers, after: toIdentifier) }
    }

    /// Their items go too. Unknown sections are left out silently.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        contents.deleteSections(identifiers)
    }

    /// Both have to be in the snapshot, and not the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.moveSection(identifier, before: toIdentifier) }
    }

    /// Both have to be in the snapshot, and not the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        trapping { () throws(DataSourceError) in try contents.moveSection(identifier, after: toIdentifier) }
    }
}
