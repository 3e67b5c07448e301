extension GroupFlow {
    /// Asks for the sizes of what the window shows, group after group, each where those before it have pushed it.
    ///
    /// - Parameter window: in the flow's own coordinates.
    /// - Returns: `false` when the measurer stopped answering.
    mutating func measure(
        in window: Window, section: Int, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        guard isSelfSizing, !window.isEmpty else { return true }
        let asked = fresh.count
        let view = FlowWindow(window: window, section: section)
        let isComplete =
            plan.isVariable
            ? relayVariable(in: view, measure: measure, into: &fresh)
            : measureFixed(in: view, measure: measure, into: &fresh)
        if fresh.count > asked { updateBreadth() }
        return isComplete
    }

    private mutating func measureFixed(
        in view: FlowWindow, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        // What all groups share can only be known from all of them.
        let isShared = !sharedAxes.isEmpty
        let range = view.window[axis]
        var index = isShared ? 0 : run.indices(from: range.low, to: range.high).lowerBound
        guard index < groupCount else { return true }
        var position = run.offset(of: index)
        var changes: [(index: Int, length: Double)] = []
        var isComplete = true
        while index < groupCount, isShared || position < range.high, isComplete {
            var group = group(at: index)
            let asked = fresh.count
            isComplete = measureGroup(
                &group, index: index, start: index * capacity, at: position, in: isShared ? view.everything : view,
                measure: measure, into: &fresh)
            if fresh.count > asked, isComplete {
                explicit[index] = group
                changes.append((index, cell(group)))
            }
            position += cell(group) + spacing
            index += 1
        }
        run.merge(changes)
        if isShared, !changes.isEmpty { reshare() }
        return isComplete
    }

    /// Lays out groups of varying numbers of items from the first that shows, and asks for the sizes of those that show.
    /// Groups behind them follow as far as measured items go; the rest is arithmetic.
    mutating func relayVariable(
        in view: FlowWindow?, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        let range = view?.window[axis] ?? (low: 0, high: 0)
        let first = view == nil ? 0 : run.indices(from: range.low, to: range.high).lowerBound
        guard view == nil || first < groupCount else { return true }
        let last = sizes.keys.reduce(-1, max)
        var position = view == nil ? 0 : run.offset(of: first)
        let old = cut(before: first)
        var start = tail
        var (isComplete, isEnded) = (true, false)
        while start < itemCount {
            let isShown = isComplete && view != nil && position < range.high
            guard isShown || start <= last else { break }
            var group = solver.solve(
                plan, in: container, start: start, end: itemCount, sizes: sizes, reusing: old[start])
            if isShown, let view {
                isComplete = measureGroup(
                    &group, index: starts.count, start: start, at: position, in: view, measure: measure, into: &fresh)
            }
            guard !group.items.isEmpty else {
                isEnded = true
                break
            }
            explicit[starts.count] = group
            starts.append(start)
            start += group.items.count
            tail = start
            position += cell(group) + spacing
        }
        close(isEnded: isEnded)
        return isComplete
    }

    /// Gives the groups before `first` their own starts and drops those from there on.
    ///
    /// - Returns: the dropped groups by their first item.
    private mutating func cut(before first: Int) -> [Int: SolvedGroup] {
        while starts.count < first {
            starts.append(tail)
            tail += capacity
        }
        var old: [Int: SolvedGroup] = [:]
        for index in explicit.keys where index >= first {
            old[firstItem(ofGroup: index)] = explicit[index]
            explicit[index] = nil
        }
        if first < starts.count {
            tail = starts[first]
            starts.removeSubrange(first...)
        }
        return old
    }

    /// The groups behind the last that has its own start.
    private mutating func close(isEnded: Bool) {
        let rest = isEnded ? 0 : max(0, itemCount - tail)
        let count = starts.count + (rest == 0 ? 0 : (rest - 1) / capacity + 1)
        if rest % capacity != 0 {
            let start = tail + (count - 1 - starts.count) * capacity
            explicit[count - 1] = solver.solve(plan, in: container, start: start, end: itemCount, sizes: sizes)
        }
        self.count()
        rerun(count: count)
    }

    // MARK: One group

    /// Asks for the sizes of a group's items that show and have none, in order. After each answer that is not what the item
    /// already has, the group is laid out again, so that the next is asked about where it then is.
    private mutating func measureGroup(
        _ group: inout SolvedGroup, index: Int, start: Int, at position: Double, in view: FlowWindow,
        measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        let asked = fresh.count
        let origin = Box(along: axis, at: position + plan.edges.start(axis).minimum, length: 0, crossAt: 0, breadth: 0)
        var item = 0
        while item < group.items.count {
            let laid = group.items[item]
            if !laid.free.isEmpty, !laid.isMeasured, view.shows(laid.frame.moved(x: origin.x, y: origin.y)) {
                let request = MeasureRequest(
                    id: .item(section: view.section, item: start + item), proposed: laid.proposal, free: laid.free)
                fresh.append(request.id)
                guard let answer = request.answer(from: measure) else { return false }
                sizes[start + item] = answer
                if !view.isEndless, !answer.agrees(with: laid.slot) { group = solve(start: start, index: index) }
            }
            item += 1
        }
        if fresh.count > asked { group = solve(start: start, index: index) }
        return true
    }
}

/// A window on the groups of a section.
struct FlowWindow {
    let window: Window
    let section: Int
    /// Nothing can be pushed out of it.
    let isEndless: Bool

    init(window: Window, section: Int, isEndless: Bool = false) {
        self.window = window
        self.section = section
        self.isEndless = isEndless
    }

    var everything: FlowWindow { FlowWindow(window: window, section: section, isEndless: true) }

    func shows(_ frame: Box) -> Bool { isEndless || window.meets(frame) }
}

extension MeasuredSize {
    /// The free sides are those of the slot already.
    func agrees(with slot: Box) -> Bool {
        (!free.contains(.horizontal) || size.width == slot.width)
            && (!free.contains(.vertical) || size.height == slot.height)
    }
}

extension GroupSolver {
    /// As `solve`, unless an earlier solution still holds.
    fileprivate func solve(
        _ plan: NodePlan, in container: Extent, start: Int, end: Int, sizes: [Int: MeasuredSize],
        reusing old: SolvedGroup?
    ) -> SolvedGroup {
        if let old, old.items.indices.allSatisfy({ old.items[$0].isMeasured == (sizes[start + $0] != nil) }) {
            return old
        }
        return solve(plan, in: container, start: start, end: end, sizes: sizes)
    }
}
