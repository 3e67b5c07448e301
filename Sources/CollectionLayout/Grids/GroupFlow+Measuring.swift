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
            ? measureVariable(in: view, measure: measure, into: &fresh)
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
        countSupplementaries(of: changes.map(\.index))
        if isShared, !changes.isEmpty { reshare() }
        return isComplete
    }

    // MARK: Groups of varying numbers of items

    /// Lays out groups from the first that shows, one after the other, and asks for the sizes of their items. Then
    /// everything that depends on the answers is laid out again, so that the result does not depend on the way to it.
    private mutating func measureVariable(
        in view: FlowWindow, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        let range = view.window[axis]
        let first = run.indices(from: range.low, to: range.high).lowerBound
        guard first < groupCount else { return true }
        let asked = fresh.count
        var position = run.offset(of: first)
        var (index, start, isComplete) = (first, firstItem(ofGroup: first), true)
        while start < itemCount, position < range.high, isComplete {
            var group = solve(start: start, index: index)
            isComplete = measureGroup(
                &group, index: index, start: start, at: position, in: view, measure: measure, into: &fresh)
            guard !group.items.isEmpty else { break }
            start += group.items.count
            position += cell(group) + spacing
            index += 1
        }
        let changed = fresh[asked...].map(\.item)
        if let low = changed.min(), let high = changed.max(), isComplete || changed.count > 1 {
            relayVariable(fromItem: low - lookahead, changedTo: high + 1)
        }
        return isComplete
    }

    /// Lays out the groups that may depend on items with new sizes, and those after them as far as measured items go. The
    /// rest is arithmetic.
    ///
    /// - Parameters:
    ///   - low: the first item whose group may have changed.
    ///   - high: the end of the items with new sizes; later groups that start where they did are as they were.
    mutating func relayVariable(fromItem low: Int, changedTo high: Int) {
        let old = cut(before: low <= 0 ? 0 : group(ofItem: low) ?? starts.count)
        var isEnded = false
        while tail < itemCount, tail <= lastMeasured {
            let start = tail
            let group =
                start >= high
                ? old[start] ?? solve(start: start, index: starts.count) : solve(start: start, index: starts.count)
            guard !group.items.isEmpty else {
                isEnded = true
                break
            }
            explicit[starts.count] = group
            starts.append(start)
            tail = start + group.items.count
        }
        close(isEnded: isEnded)
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
            explicit[count - 1] = solve(start: start, index: count - 1)
        }
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
                sizes[start + item] = answer.following(sizes[start + item])
                lastMeasured = max(lastMeasured, start + item)
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
