/// A compositional section laid out.
struct GridBox: Sendable {
    let section: Int
    /// The scroll axis of the layout.
    let axis: Axis
    let insets: DirectionalInsets
    let decorations: [DecorationSpec]
    let behavior: OrthogonalBehavior
    var requestedOffset: Double?
    /// The part across the scroll axis that the content insets reference leaves to the section.
    let crossOrigin: Double
    let crossLength: Double
    var flow: GroupFlow
    var boundaries: BoundarySet

    init(_ spec: CompositionalSectionSpec, section: Int, environment: LayoutEnvironment) {
        let axis = environment.axis
        let cross = axis.other
        let pixels = environment.pixels
        self.section = section
        self.axis = axis
        insets = spec.insets
        decorations = spec.decorations
        behavior = spec.orthogonalBehavior
        requestedOffset = spec.orthogonalOffset
        let cleared = environment.configuration.insets(for: spec.contentInsetsReference)
        let container = environment.container
        crossOrigin = cleared.start(cross)
        crossLength = (container[cross] - cleared.total(cross)).length
        let inner = container.with(cross, (crossLength - spec.insets.total(cross)).length)
        flow = GroupFlow(
            NodePlan(group: spec.group, container: container, pixels: pixels), itemCount: spec.itemCount,
            container: inner, axis: behavior == .none ? axis : cross, spacing: spec.interGroupSpacing,
            pixels: pixels)
        let reference =
            spec.supplementaryInsetsReference == .automatic
            ? spec.contentInsetsReference : spec.supplementaryInsetsReference
        let clearedBoundary = environment.configuration.insets(for: reference)
        let followed = spec.supplementariesFollowInsets ? spec.insets : .zero
        let room = container[cross] - clearedBoundary.total(cross) - followed.total(cross)
        boundaries = BoundarySet(
            spec.boundaries, axis: axis, container: container.with(cross, room.length),
            crossOrigin: clearedBoundary.start(cross) + followed.start(cross), pixels: pixels)
    }

    var isOrthogonal: Bool { behavior != .none }

    // MARK: Geometry along the scroll axis

    private var hasGroups: Bool { flow.groupCount > 0 && flow.length > 0 }

    /// The groups and the insets around them.
    var body: Double {
        guard hasGroups || !boundaries.specs.isEmpty else { return 0 }
        let groups = hasGroups ? (isOrthogonal ? flow.breadth : flow.length) : 0
        return max(0, insets.start(axis) + groups + insets.end(axis), boundaries.beside)
    }

    var length: Double { boundaries.before + body + boundaries.after }

    var frame: Box { Box(along: axis, at: 0, length: length, crossAt: crossOrigin, breadth: crossLength) }

    var crossEnd: Double {
        isOrthogonal ? crossOrigin + crossLength : crossOrigin + insets.start(axis.other) + flow.breadth
    }

    var reach: Double {
        decorations.reduce(boundaries.reach) { max($0, -$1.insets.start(axis), -$1.insets.end(axis)) }
    }

    // MARK: Groups

    /// The point from which the flow's coordinates count, in the section's.
    private var flowOrigin: (along: Double, across: Double) {
        (boundaries.before + insets.start(axis), crossOrigin + insets.start(axis.other) - orthogonalOffset)
    }

    /// A group's frame in the section's coordinates.
    func frame(ofGroup index: Int, _ group: SolvedGroup) -> Box {
        let origin = flowOrigin
        let edges = flow.plan.edges
        let across = flow.axis.other
        let room = isOrthogonal ? flow.breadth : flow.container[across]
        let offset = flow.offset(ofGroup: index)
        let sideways = flow.solver.crossStart(edges, across, size: group.size[across], room: room)
        let (along, cross) = isOrthogonal ? (sideways, offset) : (offset, sideways)
        return Box(
            along: axis, at: origin.along + along, length: group.size[axis], crossAt: origin.across + cross,
            breadth: group.size[axis.other])
    }

    /// A window of the section in the flow's coordinates.
    private func flowWindow(_ window: Window) -> Window {
        let origin = flowOrigin
        return window.moved(axis, by: -origin.along).moved(axis.other, by: -origin.across)
    }

    // MARK: Elements

    private func boundaryID(_ index: Int) -> ElementID {
        .supplementary(kind: boundaries.specs[index].kind, section: section, item: 0)
    }

    private var cellZ: Int { decorations.isEmpty ? ZOrder.gridCell : ZOrder.gridCellOverDecoration }

    func elements(in window: Window, pinning bounds: Window?) -> [LocalElement] {
        guard length > 0 else { return [] }
        var elements = decorations.indices.map(decoration).filter { window.touches($0.frame) }
        guard !window.isEmpty else { return elements }
        for index in boundaries.specs.indices {
            let element = boundaries.element(index, id: boundaryID(index), body: body, pinning: bounds)
            if window.meets(element.frame) { elements.append(element) }
        }
        guard hasGroups else { return elements }
        let range = flowWindow(window)[flow.axis]
        for index in flow.run.indices(from: range.low, to: range.high) {
            append(group: index, in: window, to: &elements)
        }
        return elements
    }

    /// What of a group shows: nothing unless the group itself does, and no cell that lies outside its group
    /// (uikit-rules §10.8).
    private func append(group index: Int, in window: Window, to elements: inout [LocalElement]) {
        let group = flow.group(at: index)
        let frame = frame(ofGroup: index, group)
        guard window.meets(frame) else { return }
        let first = flow.firstItem(ofGroup: index)
        for (item, laid) in group.items.enumerated() {
            let box = laid.frame.moved(x: frame.x, y: frame.y)
            guard window.meets(box), frame.meets(box) else { continue }
            elements.append(
                LocalElement(
                    id: .item(section: section, item: first + item), frame: box, zIndex: cellZ &+ laid.zIndex))
        }
        for laid in group.supplementaries {
            let element = supplementary(laid, group: index, frame)
            if window.meets(element.frame) { elements.append(element) }
        }
    }

    private func supplementary(_ laid: LaidSupplementary, group index: Int, _ frame: Box) -> LocalElement {
        let kind = laid.spec.kind
        let item = flow.supplementaries(kind, beforeGroup: index) + laid.ordinal
        return LocalElement(
            id: .supplementary(kind: kind, section: section, item: item),
            frame: laid.frame.moved(x: frame.x, y: frame.y), zIndex: laid.spec.zIndex)
    }

    private func decoration(_ index: Int) -> LocalElement {
        LocalElement(
            id: .decoration(kind: decorations[index].kind, section: section, item: index),
            frame: frame.inset(by: decorations[index].insets), zIndex: decorations[index].zIndex)
    }

    func element(_ id: ElementID, pinning bounds: Window?) -> LocalElement? {
        switch id {
        case .item(_, let item):
            guard hasGroups, let index = flow.group(ofItem: item) else { return nil }
            let group = flow.group(at: index)
            let frame = frame(ofGroup: index, group)
            let laid = group.items[item - flow.firstItem(ofGroup: index)]
            return LocalElement(
                id: id, frame: laid.frame.moved(x: frame.x, y: frame.y), zIndex: cellZ &+ laid.zIndex)
        case .supplementary(let kind, _, let item):
            if item == 0, let index = boundaries.index(of: kind), length > 0 {
                return boundaries.element(index, id: id, body: body, pinning: bounds)
            }
            return supplementary(kind: kind, item: item)
        case .decoration(let kind, _, let item):
            guard decorations.indices.contains(item), decorations[item].kind == kind, length > 0 else { return nil }
            return decoration(item)
        }
    }

    private func supplementary(kind: String, item: Int) -> LocalElement? {
        laidSupplementary(kind: kind, item: item).map { laid, index in
            supplementary(laid, group: index, frame(ofGroup: index, flow.group(at: index)))
        }
    }

    /// A supplementary of an item or group, and the group it is in: the one whose supplementaries of this kind go past
    /// `item`, found by halving, since their number only grows.
    func laidSupplementary(kind: String, item: Int) -> (laid: LaidSupplementary, group: Int)? {
        guard hasGroups, item >= 0 else { return nil }
        var (low, high) = (0, flow.groupCount)
        while low < high {
            let middle = (low + high) / 2
            if flow.supplementaries(kind, beforeGroup: middle + 1) > item { high = middle } else { low = middle + 1 }
        }
        guard low < flow.groupCount else { return nil }
        let ordinal = item - flow.supplementaries(kind, beforeGroup: low)
        let laid = flow.group(at: low).supplementaries.first { $0.spec.kind == kind && $0.ordinal == ordinal }
        return laid.map { ($0, low) }
    }

    // MARK: Measuring

    mutating func measureDisplayed(in window: Window, measure: Measurer) -> [ElementID] {
        var fresh: [ElementID] = []
        guard length > 0, measureBoundaries(in: window, after: false, measure: measure, into: &fresh) else {
            return fresh
        }
        if hasGroups {
            let isComplete = flow.measure(
                in: flowWindow(window), section: section, measure: measure, into: &fresh)
            guard isComplete else { return fresh }
        }
        _ = measureBoundaries(in: window, after: true, measure: measure, into: &fresh)
        return fresh
    }

    /// Asks about the boundary items that show: first all before the groups, later those behind them.
    private mutating func measureBoundaries(
        in window: Window, after: Bool, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        for index in boundaries.specs.indices {
            let frame = boundaries.frame(index, body: body)
            guard (frame.start(axis) >= boundaries.before + body) == after,
                let request = boundaries.request(index, id: boundaryID(index)),
                window.meets(frame)
                    || (boundaries.specs[index].pins && Pinning.isInView(0, length, window[axis]))
            else { continue }
            fresh.append(request.id)
            guard let answer = request.answer(from: measure) else { return false }
            boundaries.set(answer, at: index)
        }
        return true
    }

    // MARK: Measured sizes

    mutating func forget(items: Set<Int>, boundaries kinds: Set<String>) {
        flow.forget(items)
        for index in boundaries.specs.indices where kinds.contains(boundaries.specs[index].kind) {
            boundaries.set(nil, at: index)
        }
    }

    mutating func forgetAll() {
        flow.forgetAll()
        for index in boundaries.specs.indices { boundaries.set(nil, at: index) }
    }

    var measured: [(id: ElementID, size: MeasuredSize)] {
        var result = flow.sizes.sorted { $0.key < $1.key }.map {
            (id: ElementID.item(section: section, item: $0.key), size: $0.value)
        }
        for (index, size) in boundaries.sizes.enumerated() {
            if let size { result.append((boundaryID(index), size)) }
        }
        return result
    }

    mutating func carry(_ sizes: [(id: ElementID, size: MeasuredSize)]) {
        var items: [Int: MeasuredSize] = [:]
        for (id, size) in sizes {
            switch id {
            case .item(_, let item): items[item] = size
            case .supplementary(let kind, _, _):
                if let index = boundaries.index(of: kind) { boundaries.carry(size, at: index) }
            case .decoration: break
            }
        }
        if !items.isEmpty { flow.set(items) }
    }
}
