/// Lays out one group with as many of the section's items as it takes.
///
/// Rules: uikit-rules §10.3–10.6, 10.11. The recursion follows the declaration; every loop either consumes an item or is
/// bounded by the number of subitems or by `cap`.
struct GroupSolver: Sendable {
    let pixels: Pixels
    /// The axis along which a last, partial group is trimmed.
    let flowAxis: Axis
    /// The most subitems a group can hold; without it, subitems without length would fit for ever.
    let cap: Int

    init(pixels: Pixels, flowAxis: Axis, itemCount: Int) {
        self.pixels = pixels
        self.flowAxis = flowAxis
        cap = max(itemCount, 4096)
    }

    /// The group that starts with item `start`.
    func solve(
        _ plan: NodePlan, in container: Extent, start: Int, end: Int, sizes: [Int: MeasuredSize],
        forced: ForcedSize = ForcedSize(), ignoresProposals: Bool = false
    ) -> SolvedGroup {
        var work = Work(start: start, end: end, sizes: sizes, ignoresProposals: ignoresProposals)
        let node = layGroup(plan, forced: forced, in: container, &work)
        return finished(work, size: node.size)
    }

    /// The group as it is with enough items, none of them measured.
    func template(_ plan: NodePlan, in container: Extent, forced: ForcedSize = ForcedSize()) -> SolvedGroup {
        var work = Work(start: 0, end: cap, sizes: [:], isTemplate: true)
        let node = layGroup(plan, forced: forced, in: container, &work)
        return finished(work, size: node.size)
    }

    private func finished(_ work: Work, size: Extent) -> SolvedGroup {
        var group = SolvedGroup(size: size, items: work.items, lookahead: work.examined - work.start)
        var counts: [String: Int] = [:]
        func append(_ spec: SupplementarySpec, on frame: Box) {
            let ordinal = counts[spec.kind, default: 0]
            counts[spec.kind] = ordinal + 1
            group.supplementaries.append(
                LaidSupplementary(frame: spec.frame(on: frame, pixels), spec: spec, ordinal: ordinal))
        }
        for item in work.items {
            for spec in item.plan?.supplementaries ?? [] { append(spec, on: item.frame) }
        }
        for (plan, frame) in work.groups {
            for spec in plan.supplementaries { append(spec, on: frame) }
        }
        return group
    }

    // MARK: Items

    /// An item's slot at the given index, at the origin.
    func item(_ plan: NodePlan, forced: ForcedSize, in container: Extent, at index: Int, _ work: Work) -> LaidItem {
        var free = AxisSet()
        var slot = Extent.zero
        for axis in [Axis.horizontal, .vertical] {
            slot[axis] = forced[axis] ?? plan.size[axis].length(in: container, pixels)
            if forced[axis] == nil, plan.size[axis].isEstimated { free.insert(axis) }
        }
        let box = Box(x: 0, y: 0, width: slot.width, height: slot.height)
        var item = LaidItem(
            slot: box, frame: box, proposal: box.inset(by: plan.insets, ignoring: free).extent, free: free,
            isMeasured: false, zIndex: 0, container: container,
            width: rule(plan.size.width, isForced: forced.width != nil),
            height: rule(plan.size.height, isForced: forced.height != nil), plan: plan)
        guard !free.isEmpty, let measured = work.sizes[index],
            measured.holds(for: free, at: work.ignoresProposals ? measured.proposal : item.proposal)
        else {
            return item
        }
        item.isMeasured = true
        if free.contains(.horizontal) { (item.slot.width, item.width) = (measured.size.width, .measured) }
        if free.contains(.vertical) { (item.slot.height, item.height) = (measured.size.height, .measured) }
        return item
    }

    private func rule(_ dimension: DimensionSpec, isForced: Bool) -> SizeRule {
        if isForced { return .equalShare }
        return switch dimension {
        case .absolute: .absolute
        case .fractionalWidth: .fractionOfWidth
        case .fractionalHeight: .fractionOfHeight
        case .estimated, .uniformAcrossSiblings: .estimate
        }
    }

    // MARK: Nodes

    /// Lays out an item or a group at the origin and takes its items from the supply.
    func layNode(_ plan: NodePlan, forced: ForcedSize, in container: Extent, _ work: inout Work) -> LaidNode {
        guard plan.content == nil else { return layGroup(plan, forced: forced, in: container, &work) }
        let item = item(plan, forced: forced, in: container, at: work.next, work)
        work.items.append(item)
        work.next += 1
        work.examined = max(work.examined, work.next)
        return LaidNode(size: item.slot.extent, isPartial: false)
    }

    private func layGroup(_ plan: NodePlan, forced: ForcedSize, in container: Extent, _ work: inout Work) -> LaidNode {
        guard let content = plan.content else { return LaidNode(size: .zero, isPartial: false) }
        let frame = GroupFrame(plan, content, forced: forced, in: container, pixels)
        let (firstItem, firstGroup) = (work.items.count, work.groups.count)
        var node: LaidNode
        if let custom = content.customItems {
            node = layCustom(custom, size: frame.outer, &work)
        } else {
            node = layChildren(of: content, frame, &work)
        }
        if node.isPartial, !work.isTemplate, !frame.free.contains(flowAxis), !frame.forced.contains(flowAxis) {
            node.size[flowAxis] = trimmed(
                node.size[flowAxis], plan, frame, forced: forced, in: container, work.items[firstItem...])
        }
        if !plan.supplementaries.isEmpty {
            work.groups.insert(
                (plan, Box(x: 0, y: 0, width: node.size.width, height: node.size.height)), at: firstGroup)
        }
        return node
    }

    private func layCustom(_ custom: [GroupSpec.CustomItem], size: Extent, _ work: inout Work) -> LaidNode {
        for item in custom {
            guard work.next < work.end else { return LaidNode(size: size, isPartial: true) }
            let box = Box(item.frame)
            work.items.append(
                LaidItem(
                    slot: box, frame: box, proposal: box.extent, free: [], isMeasured: false, zIndex: item.zIndex,
                    container: size, width: .custom, height: .custom, plan: nil))
            work.next += 1
        }
        return LaidNode(size: size, isPartial: false)
    }

    /// The length of a partial group: from its inner corner to the far edge of its items, and what a full group leaves
    /// free after its last item (uikit-rules §10.5).
    private func trimmed(
        _ length: Double, _ plan: NodePlan, _ frame: GroupFrame, forced: ForcedSize, in container: Extent,
        _ items: ArraySlice<LaidItem>
    ) -> Double {
        let start = frame.origin(flowAxis)
        let far = items.reduce(-Double.infinity) { max($0, $1.frame.end(flowAxis)) }
        guard far.isFinite else { return 0 }
        var work = Work(start: 0, end: cap, sizes: [:], isTemplate: true)
        _ = layGroup(plan, forced: forced, in: container, &work)
        let last = work.items.last.map { $0.frame.end(flowAxis) } ?? far
        let leftover = frame.inner[flowAxis] - (last - start)
        return max(0, min(length, far - start + leftover))
    }
}

/// Lengths that a parent imposes.
struct ForcedSize: Hashable, Sendable {
    var width: Double?
    var height: Double?

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// What came of an item or group.
struct LaidNode {
    var size: Extent
    /// The items ran out before it was full.
    var isPartial: Bool
}

/// The state of solving one group.
struct Work {
    /// The group's first item of the section, the next to be taken, and the end of what can be taken.
    let start: Int
    var next: Int
    let end: Int
    let sizes: [Int: MeasuredSize]
    /// Finding out what a full group looks like; nothing is trimmed.
    let isTemplate: Bool
    /// A size once measured holds whatever the item is offered later.
    let ignoresProposals: Bool
    /// The end of the items that the solution depends on.
    var examined: Int
    var items: [LaidItem] = []
    /// Groups with supplementaries of their own.
    var groups: [(plan: NodePlan, frame: Box)] = []

    init(start: Int, end: Int, sizes: [Int: MeasuredSize], isTemplate: Bool = false, ignoresProposals: Bool = false) {
        (self.start, next, self.end, examined) = (start, start, end, start)
        self.sizes = sizes
        self.isTemplate = isTemplate
        self.ignoresProposals = ignoresProposals
    }
}

/// A group's own size before its contents are known.
struct GroupFrame {
    /// With the estimate along a free axis.
    let outer: Extent
    /// What the children's fractions are of.
    let inner: Extent
    /// The axes along which the contents decide.
    let free: AxisSet
    /// The axes along which the parent decided.
    let forced: AxisSet
    /// The axes along which the declaration leaves the length to the contents, whoever decides in the end.
    let estimated: AxisSet
    private let insets: DirectionalInsets

    init(_ plan: NodePlan, _ content: GroupContent, forced: ForcedSize, in container: Extent, _ pixels: Pixels) {
        var outer = Extent.zero
        var inner = Extent.zero
        var (free, held) = (AxisSet(), AxisSet())
        for axis in [Axis.horizontal, .vertical] {
            outer[axis] = forced[axis] ?? plan.size[axis].length(in: container, pixels)
            if forced[axis] != nil { held.insert(axis) }
            if forced[axis] == nil, plan.size[axis].isEstimated {
                inner[axis] = outer[axis]
                free.insert(axis)
            } else {
                inner[axis] = (outer[axis] - plan.insets.total(axis)).length
            }
        }
        self.outer = outer
        self.inner = inner
        // Equal shares divide the estimate, and a custom group keeps it.
        if case .equalShares = content.repetition { free.remove(content.axis) }
        if content.customItems != nil { free = [] }
        self.free = free
        self.forced = held
        self.estimated = plan.estimated
        insets = plan.insets
    }

    /// Where the contents start.
    func origin(_ axis: Axis) -> Double { free.contains(axis) ? 0 : insets.start(axis) }
}
