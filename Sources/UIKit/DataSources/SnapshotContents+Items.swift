extension SnapshotContents {
    /// Puts items at the end of a section, the last one if none is named. Items that stand elsewhere are moved.
    package mutating func append(_ items: [Item], to section: Section? = nil) throws(DataSourceError) {
        let target: Int
        if let section {
            guard let handle = sectionTable.handle(of: section) else { throw .unsatisfied("section != NSNotFound") }
            target = handle
        } else {
            guard let last = sectionOrder.last else {
                throw DataSourceError(
                    "There are currently no sections in the data source. Please add a section first.")
            }
            target = last
        }
        try checkUnique(items)
        let handles = taken(items)
        place(handles, in: target, at: contents[target].count)
    }

    package mutating func insert(_ items: [Item], before destination: Item) throws(DataSourceError) {
        try insert(items, nextTo: destination, offset: 0)
    }

    package mutating func insert(_ items: [Item], after destination: Item) throws(DataSourceError) {
        try insert(items, nextTo: destination, offset: 1)
    }

    /// Unknown items are left out silently.
    package mutating func delete(_ items: [Item]) {
        let handles = Set(items).compactMap { itemTable.handle(of: $0) }
        detach(handles)
        for handle in handles { itemTable.remove(handle) }
    }

    /// The sections go too.
    package mutating func deleteAll() {
        self = SnapshotContents()
    }

    package mutating func move(_ item: Item, before destination: Item) throws(DataSourceError) {
        try move(item, nextTo: destination, offset: 0)
    }

    package mutating func move(_ item: Item, after destination: Item) throws(DataSourceError) {
        try move(item, nextTo: destination, offset: 1)
    }

    package mutating func reload(_ items: [Item]) throws(DataSourceError) {
        for item in items where !contains(item) { throw .unknownMark("reload", "item", item) }
        for item in items { reloadedItems.insert(item) }
    }

    package mutating func reconfigure(_ items: [Item]) throws(DataSourceError) {
        for item in items where !contains(item) { throw .unknownMark("reconfigure", "item", item) }
        for item in items { reconfiguredItems.insert(item) }
    }

    /// What a data source keeps of an applied snapshot.
    package mutating func removeMarks() {
        reloadedSections.removeAll()
        reloadedItems.removeAll()
        reconfiguredItems.removeAll()
    }

    // MARK: Steps

    private func checkUnique(_ items: [Item]) throws(DataSourceError) {
        let repeated = repetitions(in: items)
        guard repeated.isEmpty else { throw .repeated("item", repeated) }
    }

    private mutating func insert(
        _ items: [Item], nextTo destination: Item, offset: Int
    ) throws(DataSourceError) {
        try checkUnique(items)
        if items.contains(destination) { throw .destinationIsMoved(destination) }
        guard let neighbour = itemTable.handle(of: destination), let section = places[neighbour].section else {
            throw .unsatisfied("section != NSNotFound")
        }
        let handles = taken(items)
        place(handles, in: section, at: places[neighbour].index + offset)
    }

    private mutating func move(_ item: Item, nextTo destination: Item, offset: Int) throws(DataSourceError) {
        if item == destination { throw .destinationIsMoved(destination) }
        guard let handle = itemTable.handle(of: item) else { throw .unsatisfied("fromIndex != NSNotFound") }
        guard let neighbour = itemTable.handle(of: destination) else { throw .unsatisfied("toIndex != NSNotFound") }
        detach([handle])
        guard let section = places[neighbour].section else { return }
        place([handle], in: section, at: places[neighbour].index + offset)
    }

    /// The items' handles, the items taken out of wherever they stood.
    private mutating func taken(_ items: [Item]) -> [Int] {
        itemTable.reserve(items.count)
        var known: [Int] = []
        var handles: [Int] = []
        handles.reserveCapacity(items.count)
        for item in items {
            let handle = itemTable.add(item)
            handles.append(handle)
            if handle >= places.count {
                places.append(Place(section: nil, index: 0))
            } else if places[handle].section != nil {
                known.append(handle)
            }
        }
        detach(known)
        return handles
    }

    private mutating func place(_ handles: [Int], in section: Int, at index: Int) {
        guard !handles.isEmpty else { return }
        contents[section].insert(contentsOf: handles, at: index)
        renumber(section, from: index)
        changeCount(of: section, by: handles.count)
    }

    /// Takes items out of their sections; they keep their handles and stand nowhere.
    mutating func detach(_ handles: [Int]) {
        var first: [Int: Int] = [:]
        for handle in handles {
            guard let section = places[handle].section else { continue }
            first[section] = min(first[section] ?? .max, places[handle].index)
            places[handle].section = nil
        }
        for (section, start) in first {
            let tail = contents[section][start...].filter { places[$0].section != nil }
            let removed = contents[section].count - start - tail.count
            contents[section].replaceSubrange(start..., with: tail)
            renumber(section, from: start)
            changeCount(of: section, by: -removed)
        }
    }

    private mutating func renumber(_ section: Int, from start: Int) {
        let items = contents[section]
        for index in start..<items.count { places[items[index]] = Place(section: section, index: index) }
    }

    private mutating func changeCount(of section: Int, by difference: Int) {
        counts.add(difference, at: sectionIndices[section])
        itemCount += difference
    }
}
