/// A subitem of a group that is being laid out.
private struct Child {
    let plan: NodePlan
    var size: Extent
    /// What it added to the work: from here to where the next child starts.
    let firstItem: Int
    let firstGroup: Int
}

extension GroupSolver {
    func layChildren(of content: GroupContent, _ frame: GroupFrame, _ work: inout Work) -> LaidNode {
        let run = run(of: content, frame, &work)
        var (children, isPartial) = take(content, frame, run, &work)
        stretchUniform(&children, content, frame)
        var size = frame.outer
        var inner = frame.inner
        let (axis, cross) = (content.axis, content.axis.other)
        if frame.free.contains(cross) {
            inner[cross] = children.reduce(0) { max($0, $1.size[cross] + $1.plan.edges.minimum(cross)) }.length
            size[cross] = inner[cross]
        }
        let length = place(children, content, frame, run, inner: inner, &work)
        if frame.free.contains(axis) { size[axis] = length.length }
        return LaidNode(size: size, isPartial: isPartial)
    }

    /// Takes subitems, each laid out at the origin, until the group is full or the items are used up.
    private func take(
        _ content: GroupContent, _ frame: GroupFrame, _ run: Run, _ work: inout Work
    ) -> (children: [Child], isPartial: Bool) {
        var children: [Child] = []
        guard !content.children.isEmpty else { return (children, false) }
        let axis = content.axis
        let box = frame.inner.with(axis, run.base)
        var forced = ForcedSize()
        forced[axis] = run.share
        var (length, emptyHanded, isPartial) = (0.0, 0, false)
        for index in 0..<run.count {
            guard work.next < work.end else { return (children, true) }
            let plan = content.children[index % content.children.count]
            let (before, firstItem, firstGroup) = (work.next, work.items.count, work.groups.count)
            let node = layNode(plan, forced: forced, in: box, &work)
            length += node.size[axis] + plan.edges.minimum(axis) + (index > 0 ? content.spacing.minimum : 0)
            if run.isGreedy, length > frame.inner[axis] + 1e-6, index > 0 || !plan.size[axis].isEstimated {
                work.items.removeSubrange(firstItem...)
                work.groups.removeSubrange(firstGroup...)
                work.next = before
                return (children, isPartial)
            }
            children.append(Child(plan: plan, size: node.size, firstItem: firstItem, firstGroup: firstGroup))
            isPartial = isPartial || node.isPartial
            emptyHanded = work.next == before ? emptyHanded + 1 : 0
            if emptyHanded >= content.children.count { break }
        }
        return (children, isPartial)
    }

    /// Makes the subitems that ask for it as large as the largest that is estimated. Along an axis where the group cannot
    /// grow they keep to the group.
    private func stretchUniform(_ children: inout [Child], _ content: GroupContent, _ frame: GroupFrame) {
        for axis in [content.axis, content.axis.other] {
            guard children.contains(where: { $0.plan.size[axis].isUniform }) else { continue }
            var largest = children.reduce(0) { $1.plan.size[axis].isEstimated ? max($0, $1.size[axis]) : $0 }
            if !frame.free.contains(axis) {
                if axis == content.axis { continue }
                largest = frame.forced.contains(axis) ? frame.inner[axis] : min(largest, frame.inner[axis])
            }
            for index in children.indices where children[index].plan.size[axis].isUniform {
                children[index].size[axis] = largest
            }
        }
    }

    /// Moves the children to their places.
    ///
    /// - Returns: the length that they take up.
    private func place(
        _ children: [Child], _ content: GroupContent, _ frame: GroupFrame, _ run: Run, inner: Extent,
        _ work: inout Work
    ) -> Double {
        let (axis, cross) = (content.axis, content.axis.other)
        let space = flexibleSpace(children, content, frame, run)
        var position = frame.origin(axis)
        for (index, child) in children.enumerated() {
            let edges = child.plan.edges
            if index > 0 { position += space.length(content.spacing) }
            position += space.length(edges.start(axis))
            let sideways = frame.origin(cross) + crossStart(edges, cross, size: child.size[cross], room: inner[cross])
            let slot = Box(
                along: axis, at: position, length: child.size[axis], crossAt: sideways, breadth: child.size[cross])
            settle(child, in: slot, isLast: index == children.count - 1, next: index, children, &work, frame)
            position += child.size[axis] + space.length(edges.end(axis))
        }
        return position - frame.origin(axis)
    }

    private func settle(
        _ child: Child, in slot: Box, isLast: Bool, next index: Int, _ children: [Child], _ work: inout Work,
        _ frame: GroupFrame
    ) {
        guard child.plan.content == nil else {
            let lastItem = isLast ? work.items.count : children[index + 1].firstItem
            let lastGroup = isLast ? work.groups.count : children[index + 1].firstGroup
            for item in child.firstItem..<lastItem {
                work.items[item].slot = work.items[item].slot.moved(x: slot.x, y: slot.y)
                work.items[item].frame = work.items[item].frame.moved(x: slot.x, y: slot.y)
            }
            for group in child.firstGroup..<lastGroup {
                work.groups[group].frame = work.groups[group].frame.moved(x: slot.x, y: slot.y)
            }
            return
        }
        var item = work.items[child.firstItem]
        for axis in [Axis.horizontal, .vertical] where child.plan.size[axis].isUniform {
            if slot.length(axis) > item.slot.length(axis) { item[rule: axis] = .uniform }
            if slot.length(axis) < item.slot.length(axis) { item[rule: axis] = .heldByParent }
        }
        item.slot = slot
        item.frame = slot.inset(by: child.plan.insets, ignoring: item.free)
        work.items[child.firstItem] = item
    }

    // MARK: Flexible spacing

    /// What flexible spacings along the group come to. A group that is not full keeps the places of a full one.
    private func flexibleSpace(
        _ children: [Child], _ content: GroupContent, _ frame: GroupFrame, _ run: Run
    ) -> FlexibleSpace {
        let axis = content.axis
        let isFlexible = content.spacing.isFlexible || content.children.contains { $0.edges.isFlexible(axis) }
        guard isFlexible, !children.isEmpty, !frame.free.contains(axis) else { return .none }
        let box = frame.inner.with(axis, run.base)
        let count = run.isGreedy ? children.count : run.count
        var (minima, room) = ([Double](), frame.inner[axis])
        for index in 0..<count {
            let plan = content.children[index % content.children.count]
            let isTaken = index < children.count
            room -= isTaken ? children[index].size[axis] : run.share ?? plan.size[axis].length(in: box, pixels)
            let gaps = (index > 0 ? [content.spacing] : []) + [plan.edges.start(axis), plan.edges.end(axis)]
            for gap in gaps {
                if gap.isFlexible { minima.append(gap.minimum) } else { room -= gap.minimum }
            }
        }
        return FlexibleSpace(minima: minima, room: room)
    }

    /// Where a child starts across the group: at its edge spacing, pushed by what is flexible of it.
    func crossStart(_ edges: EdgeSpacingSpec, _ axis: Axis, size: Double, room: Double) -> Double {
        guard edges.isFlexible(axis) else { return edges.start(axis).minimum }
        var (minima, rest) = ([Double](), room - size)
        for gap in [edges.start(axis), edges.end(axis)] {
            if gap.isFlexible { minima.append(gap.minimum) } else { rest -= gap.minimum }
        }
        return FlexibleSpace(minima: minima, room: rest).length(edges.start(axis))
    }
}
