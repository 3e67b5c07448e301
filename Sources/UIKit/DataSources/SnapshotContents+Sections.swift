extension SnapshotContents {
    package mutating func appendSections(_ sections: [Section]) throws(DataSourceError) {
        try checkNew(sections)
        insertNew(sections, at: sectionOrder.count)
    }

    package mutating func insertSections(
        _ sections: [Section], before destination: Section
    ) throws(DataSourceError) {
        try insertSections(sections, nextTo: destination, offset: 0)
    }

    package mutating func insertSections(_ sections: [Section], after destination: Section) throws(DataSourceError) {
        try insertSections(sections, nextTo: destination, offset: 1)
    }

    /// Their items go too. Unknown sections are left out silently.
    package mutating func deleteSections(_ sections: [Section]) {
        let handles = Set(Set(sections).compactMap { sectionTable.handle(of: $0) })
        guard !handles.isEmpty else { return }
        for handle in handles {
            for item in contents[handle] {
                places[item].section = nil
                itemTable.remove(item)
            }
            itemCount -= contents[handle].count
            contents[handle] = []
            sectionTable.remove(handle)
        }
        sectionOrder.removeAll { handles.contains($0) }
        renumberSections()
    }

    package mutating func moveSection(_ section: Section, before destination: Section) throws(DataSourceError) {
        try moveSection(section, nextTo: destination, offset: 0)
    }

    package mutating func moveSection(_ section: Section, after destination: Section) throws(DataSourceError) {
        try moveSection(section, nextTo: destination, offset: 1)
    }

    package mutating func reloadSections(_ sections: [Section]) throws(DataSourceError) {
        for section in sections where sectionTable.handle(of: section) == nil {
            throw .unknownMark("reload", "section", section)
        }
        for section in sections { reloadedSections.insert(section) }
    }

    // MARK: Steps

    private func checkNew(_ sections: [Section]) throws(DataSourceError) {
        let repeated = repetitions(in: sections)
        guard repeated.isEmpty else { throw .repeated("section", repeated) }
        let known = sections.filter { sectionTable.handle(of: $0) != nil }
        guard known.isEmpty else {
            let (noun, verb) = known.count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
            throw DataSourceError(
                "Diffable data source detected an attempt to insert or append \(known.count) section \(noun) that "
                    + "already \(verb) in the snapshot. Identifiers in a snapshot must be unique. Section \(noun) that "
                    + "already \(verb): (\(DataSourceError.list(known)))")
        }
    }

    private mutating func insertSections(
        _ sections: [Section], nextTo destination: Section, offset: Int
    ) throws(DataSourceError) {
        if sections.contains(destination) { throw .destinationIsMoved(destination) }
        try checkNew(sections)
        guard let index = index(ofSection: destination) else { throw .unsatisfied("insertIndex != NSNotFound") }
        insertNew(sections, at: index + offset)
    }

    private mutating func insertNew(_ sections: [Section], at index: Int) {
        var handles: [Int] = []
        for section in sections {
            let handle = sectionTable.add(section)
            handles.append(handle)
            if handle == contents.count {
                contents.append([])
                sectionIndices.append(0)
            }
        }
        if index == sectionOrder.count {
            for handle in handles {
                sectionIndices[handle] = sectionOrder.count
                sectionOrder.append(handle)
                counts.append(0)
            }
        } else {
            sectionOrder.insert(contentsOf: handles, at: index)
            renumberSections()
        }
    }

    private mutating func moveSection(
        _ section: Section, nextTo destination: Section, offset: Int
    ) throws(DataSourceError) {
        if section == destination { throw .destinationIsMoved(destination) }
        guard let from = index(ofSection: section) else { throw .unsatisfied("fromSection != NSNotFound") }
        guard let to = index(ofSection: destination) else { throw .unsatisfied("toSection != NSNotFound") }
        let handle = sectionOrder.remove(at: from)
        sectionOrder.insert(handle, at: (from < to ? to - 1 : to) + offset)
        renumberSections()
    }

    private mutating func renumberSections() {
        for (index, handle) in sectionOrder.enumerated() { sectionIndices[handle] = index }
        counts = PrefixCounts(sectionOrder.map { contents[$0].count })
    }
}
