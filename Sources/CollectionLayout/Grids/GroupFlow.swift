/// A section's groups, laid end to end along an axis.
///
/// All full groups without measured items are alike: one template stands for them. Only groups with measured items, and
/// the last, partial one, are solved one by one. Where the number of items in a group depends on their sizes, every group
/// up to the last measured item has its own start; the rest is arithmetic again.
struct GroupFlow: Sendable {
    let plan: NodePlan
    let itemCount: Int
    let container: Extent
    let axis: Axis
    let spacing: Double
    let solver: GroupSolver
    /// The sides that all groups have in common, when the outermost group is uniform.
    let sharedAxes: [Axis]

    var sizes: [Int: MeasuredSize] = [:]
    /// The last item with a measured size; -1 when there is none.
    var lastMeasured = -1
    var template: SolvedGroup
    /// Groups that differ from the template, by index.
    var explicit: [Int: SolvedGroup] = [:]
    /// The groups' lengths with their edge spacing.
    var run: SparseRun
    /// The first items of the leading groups when groups hold varying numbers of items.
    var starts: [Int] = []
    /// The first item that `starts` does not cover.
    var tail = 0
    /// Of each kind, the numbers of supplementaries in the groups, laid end to end: where a group's start is how many come
    /// before it.
    var supplementaryRuns: [String: SparseRun] = [:]
    /// The most items that a solution of a group has depended on.
    var lookahead = 0
    /// The sides that all groups of the section share, when the outermost group is uniform.
    var shared = ForcedSize()
    var naturals: [Int: Extent] = [:]
    /// The largest breadth across the axis, with edge spacing.
    var breadth = 0.0

    init(_ plan: NodePlan, itemCount: Int, container: Extent, axis: Axis, spacing: Double, pixels: Pixels) {
        self.plan = plan
        self.itemCount = max(0, itemCount)
        self.container = container
        self.axis = axis
        self.spacing = spacing.tamed
        solver = GroupSolver(pixels: pixels, flowAxis: axis, itemCount: max(0, itemCount))
        sharedAxes = plan.sharedAxes
        template = solver.template(plan, in: container)
        run = SparseRun(count: 0, base: 0, spacing: 0)
        relay()
    }

    // MARK: Where things are

    /// Items in a full group without measured items.
    var capacity: Int { template.items.count }

    var groupCount: Int { run.count }
    var length: Double { max(0, run.total) }

    func group(at index: Int) -> SolvedGroup { explicit[index] ?? template }

    func firstItem(ofGroup index: Int) -> Int {
        index < starts.count ? starts[index] : tail + (index - starts.count) * capacity
    }

    /// The group that holds an item; `nil` when the item is not laid out.
    func group(ofItem item: Int) -> Int? {
        guard item >= 0, item < itemCount, capacity > 0 else { return nil }
        var index: Int
        if item >= tail {
            index = starts.count + (item - tail) / capacity
        } else {
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] <= item { low = middle + 1 } else { high = middle }
            }
            index = low - 1
        }
        guard index >= 0, index < groupCount, item - firstItem(ofGroup: index) < group(at: index).items.count else {
            return nil
        }
        return index
    }

    /// Where a group starts along the axis, inside its edge spacing.
    func offset(ofGroup index: Int) -> Double { run.offset(of: index) + plan.edges.start(axis).minimum }

    // MARK: Measured sizes

    mutating func set(_ new: [Int: MeasuredSize]) {
        sizes.merge(new.filter { $0.key >= 0 && $0.key < itemCount }) { $1 }
        relay()
    }

    mutating func forget(_ items: Set<Int>) {
        guard items.contains(where: { sizes[$0] != nil }) else { return }
        for item in items { sizes[item] = nil }
        relay()
    }

    mutating func forgetAll() {
        sizes = [:]
        relay()
    }

    /// Something may be measured.
    var isSelfSizing: Bool { plan.hasEstimates && groupCount > 0 }

    // MARK: Laying out from the measured sizes

    /// The length of a group with its edge spacing.
    func cell(_ group: SolvedGroup) -> Double { group.size[axis] + plan.edges.minimum(axis) }

    mutating func solve(start: Int, index: Int) -> SolvedGroup {
        guard !sharedAxes.isEmpty else {
            let group = solver.solve(plan, in: container, start: start, end: itemCount, sizes: sizes)
            lookahead = max(lookahead, group.lookahead)
            return group
        }
        // Sharing changes what the items are offered; were they measured again for it, it might never end.
        naturals[index] =
            solver.solve(plan, in: container, start: start, end: itemCount, sizes: sizes, ignoresProposals: true).size
        return solver.solve(
            plan, in: container, start: start, end: itemCount, sizes: sizes, forced: shared, ignoresProposals: true)
    }

    /// Lays out everything anew.
    mutating func relay() {
        (explicit, naturals, starts, tail) = ([:], [:], [], 0)
        lastMeasured = sizes.keys.max() ?? -1
        share()
        (run, supplementaryRuns) = (SparseRun(count: 0, base: cell(template), spacing: spacing), [:])
        guard capacity > 0, itemCount > 0 else { return updateBreadth() }
        if plan.isVariable {
            lookahead = template.lookahead
            relayVariable(fromItem: 0, changedTo: itemCount)
        } else {
            let count = (itemCount - 1) / capacity + 1
            var touched = Set(sizes.keys.map { $0 / capacity })
            if itemCount % capacity != 0 { touched.insert(count - 1) }
            for index in touched { explicit[index] = solve(start: index * capacity, index: index) }
            rerun(count: count)
            if !sharedAxes.isEmpty { reshare() }
        }
        updateBreadth()
    }

    /// The run of so many groups, from the template and what differs from it.
    mutating func rerun(count: Int) {
        run = SparseRun(count: count, base: cell(template), spacing: spacing)
        let indices = explicit.keys.sorted()
        run.merge(indices.map { (index: $0, length: cell(group(at: $0))) })
        supplementaryRuns = [:]
        countSupplementaries(of: indices)
    }

    mutating func updateBreadth() {
        let cross = axis.other
        let edges = plan.edges.minimum(cross)
        guard groupCount > 0 else {
            breadth = 0
            return
        }
        guard plan.size[cross].isEstimated else {
            breadth = max(0, template.size[cross] + edges)
            return
        }
        let known = explicit.values.filter { group in group.items.contains(where: \.isMeasured) }
        let largest = known.map { $0.size[cross] }.max()
        breadth = max(0, (largest ?? group(at: 0).size[cross]) + edges)
    }

    // MARK: Sides that all groups share

    /// Sets the shared sides to the largest of the groups, and the template accordingly.
    ///
    /// - Returns: whether they changed.
    @discardableResult
    private mutating func share() -> Bool {
        template = solver.template(plan, in: container)
        let axes = sharedAxes
        guard !axes.isEmpty else { return false }
        let count = capacity > 0 && itemCount > 0 ? (itemCount - 1) / capacity + 1 : 0
        var next = ForcedSize()
        for axis in axes {
            let start = naturals.count < max(1, count) ? template.size[axis] : 0
            next[axis] = naturals.values.reduce(start) { max($0, $1[axis]) }
        }
        template = solver.template(plan, in: container, forced: next)
        defer { shared = next }
        return next != shared
    }

    /// Brings the shared sides up to date with the groups' own sizes.
    mutating func reshare() {
        guard share() else { return }
        for index in explicit.keys { explicit[index] = solve(start: firstItem(ofGroup: index), index: index) }
        rerun(count: run.count)
    }
}
