extension SectionTree {
    package mutating func append(_ items: [Item], to parent: Item? = nil) throws(DataSourceError) {
        guard !items.isEmpty else { return }
        let parent = try parent.map { parent throws(DataSourceError) in try knownParent(parent) }
        try checkNew(items)
        insert(items.map { add($0, under: parent) }, under: parent, at: siblings(under: parent).count)
    }

    package mutating func insert(_ items: [Item], before item: Item) throws(DataSourceError) {
        guard !items.isEmpty else { return }
        let (parent, index) = try place(of: item, toInsert: "before")
        try checkNew(items)
        insert(items.map { add($0, under: parent) }, under: parent, at: index)
    }

    /// Behind the item's descendants.
    package mutating func insert(_ items: [Item], after item: Item) throws(DataSourceError) {
        guard !items.isEmpty else { return }
        let (parent, index) = try place(of: item, toInsert: "after")
        try checkNew(items)
        insert(items.map { add($0, under: parent) }, under: parent, at: index + 1)
    }

    package mutating func insert(_ tree: SectionTree, before item: Item) throws(DataSourceError) {
        let (parent, index) = try place(of: item, toInsert: "before")
        try checkNew(tree.items)
        graft(tree.roots, of: tree, under: parent, at: index)
    }

    package mutating func insert(_ tree: SectionTree, after item: Item) throws(DataSourceError) {
        let (parent, index) = try place(of: item, toInsert: "after")
        try checkNew(tree.items)
        graft(tree.roots, of: tree, under: parent, at: index + 1)
    }

    package mutating func replace(childrenOf parent: Item, using tree: SectionTree) throws(DataSourceError) {
        let handle = try knownParent(parent)
        let leaving = Set(descendants(of: nodes[handle].children))
        let kept = tree.items.filter { item in table.handle(of: item).map { !leaving.contains($0) } ?? false }
        guard kept.isEmpty else { throw Self.notUnique(kept) }
        remove(leaving)
        nodes[handle].children = []
        graft(tree.roots, of: tree, under: handle, at: 0)
    }

    /// Descendants go too.
    package mutating func delete(_ items: [Item]) throws(DataSourceError) {
        var leaving: [Int] = []
        for item in items {
            guard let handle = table.handle(of: item) else {
                throw DataSourceError("Failed to find index of item \(item)")
            }
            leaving.append(handle)
        }
        let all = Set(descendants(of: leaving))
        var touched: Set<Int> = []
        var touchesRoots = false
        for handle in leaving {
            if let parent = nodes[handle].parent {
                touched.insert(parent)
            } else {
                touchesRoots = true
            }
        }
        if touchesRoots { roots.removeAll { all.contains($0) } }
        for parent in touched where !all.contains(parent) { nodes[parent].children.removeAll { all.contains($0) } }
        remove(all)
    }

    package mutating func deleteAll() {
        self = SectionTree()
    }

    /// Unknown items are left out silently. An item need not have children.
    package mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
        for item in items {
            guard let handle = table.handle(of: item) else { continue }
            nodes[handle].isExpanded = isExpanded
        }
    }

    // MARK: Steps

    private static func notUnique(_ items: [Item]) -> DataSourceError {
        DataSourceError(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + "{(\(DataSourceError.list(items)))}")
    }

    private func checkNew(_ items: [Item]) throws(DataSourceError) {
        let repeated = Set(repetitions(in: items))
        var reported: Set<Item> = []
        let bad = items.filter { (repeated.contains($0) || contains($0)) && reported.insert($0).inserted }
        guard bad.isEmpty else { throw Self.notUnique(bad) }
    }

    private func knownParent(_ parent: Item) throws(DataSourceError) -> Int {
        guard let handle = table.handle(of: parent) else {
            throw DataSourceError("Parent item identifier does not exist in section snapshot: \(parent)")
        }
        return handle
    }

    private func place(of item: Item, toInsert side: String) throws(DataSourceError) -> (parent: Int?, index: Int) {
        guard let handle = table.handle(of: item) else {
            throw DataSourceError(
                "Item identifier to insert \(side) does not exist in section snapshot: \(item)")
        }
        let parent = nodes[handle].parent
        return (parent, siblings(under: parent).firstIndex(of: handle) ?? 0)
    }

    private func siblings(under parent: Int?) -> [Int] {
        parent.map { nodes[$0].children } ?? roots
    }

    private func descendants(of handles: [Int]) -> [Int] {
        var (found, waiting) = ([Int](), handles)
        while let next = waiting.popLast() {
            found.append(next)
            waiting += nodes[next].children
        }
        return found
    }

    private mutating func add(_ item: Item, under parent: Int?) -> Int {
        let handle = table.add(item)
        if handle == nodes.count {
            nodes.append(Node(parent: parent))
        } else {
            nodes[handle] = Node(parent: parent)
        }
        return handle
    }

    private mutating func insert(_ handles: [Int], under parent: Int?, at index: Int) {
        if let parent {
            nodes[parent].children.insert(contentsOf: handles, at: index)
        } else {
            roots.insert(contentsOf: handles, at: index)
        }
    }

    private mutating func remove(_ handles: Set<Int>) {
        for handle in handles.sorted() {
            table.remove(handle)
            nodes[handle] = Node(parent: nil)
        }
    }

    /// Copies nodes of another tree, with all below them, to be siblings from `index` on.
    mutating func graft(_ sources: [Int], of tree: SectionTree, under parent: Int?, at index: Int) {
        var own: [Int] = []
        var waiting: [(source: Int, own: Int)] = []
        for source in sources {
            let handle = add(tree.table[source], under: parent)
            own.append(handle)
            waiting.append((source, handle))
        }
        insert(own, under: parent, at: index)
        while let next = waiting.popLast() {
            nodes[next.own].isExpanded = tree.nodes[next.source].isExpanded
            for child in tree.nodes[next.source].children {
                let handle = add(tree.table[child], under: next.own)
                nodes[next.own].children.append(handle)
                waiting.append((child, handle))
            }
        }
    }
}
