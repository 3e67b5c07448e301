/// How many subitems a group takes, and what their fractions along the group are of.
struct Run {
    var count: Int
    /// The group's length less the spacings.
    var base: Double
    /// The length of each subitem when the group is divided equally.
    var share: Double?
    /// The count is found while laying out: a subitem that does not fit is taken back.
    var isGreedy = false
}

extension GroupSolver {
    func run(of content: GroupContent, _ frame: GroupFrame, _ work: inout Work) -> Run {
        let length = frame.inner[content.axis]
        let spacing = content.spacing.minimum
        func base(_ count: Int) -> Double { max(0, length - Double(count - 1) * spacing) }
        switch content.repetition {
        case .equalShares(let declared):
            let count = max(1, declared)
            let edges = content.children.first?.edges.minimum(content.axis) ?? 0
            let share = base(count) / Double(count) - edges
            return Run(count: min(count, cap), base: base(count), share: pixels.down(share).length)
        case .times(let declared):
            let count = max(1, declared)
            return Run(count: min(count, cap), base: base(count))
        case .filling:
            let count = content.children.count
            if frame.estimated.contains(content.axis) { return Run(count: count, base: base(count)) }
            let isFree = content.children.contains { $0.size[content.axis].isEstimated }
            if isFree, content.children.contains(where: { $0.content != nil }) {
                return Run(count: cap, base: length, isGreedy: true)
            }
            return filling(content, frame, &work)
        }
    }

    /// The longest run of subitems that fits.
    private func filling(_ content: GroupContent, _ frame: GroupFrame, _ work: inout Work) -> Run {
        let length = frame.inner[content.axis]
        let spacing = content.spacing.minimum
        func base(_ count: Int) -> Double { max(0, length - Double(count - 1) * spacing) }
        guard content.hasBreadthByLength else {
            let count = count(content, frame, &work) {
                $0 == 1 ? (length, length) : (base($0), length - Double($0 - 1) * spacing)
            }
            return Run(count: count, base: base(count))
        }
        // Sizes first, from a count without spacing; then as many of these as fit with it.
        let unspaced = count(content, frame, &work) { _ in (length, length) }
        let fractions = base(unspaced)
        let count = count(content, frame, &work) { (fractions, length - Double($0 - 1) * spacing) }
        return Run(count: count, base: fractions)
    }

    /// The largest n whose first n subitems fit, where `room(n)` is the length their fractions are of and the length they
    /// have. A first subitem that chooses its own length is always taken.
    private func count(
        _ content: GroupContent, _ frame: GroupFrame, _ work: inout Work, room: (Int) -> (base: Double, room: Double)
    ) -> Int {
        let children = content.children
        guard !children.isEmpty else { return 0 }
        let axis = content.axis
        let slack = 1e-6 + frame.inner[axis] * 1e-12
        var fixed = 0.0
        var fractions: [(dimension: DimensionSpec, count: Double)] = []
        var slots = [Int?](repeating: nil, count: children.count)
        for taken in 0..<cap {
            let child = children[taken % children.count]
            let dimension = child.size[axis]
            fixed += child.edges.minimum(axis)
            if dimension.isFraction(of: axis) {
                let slot = slots[taken % children.count] ?? fractions.count
                if slot == fractions.count { fractions.append((dimension, 0)) }
                slots[taken % children.count] = slot
                fractions[slot].count += 1
            } else if dimension.isEstimated {
                work.examined = max(work.examined, min(work.end, work.next + taken + 1))
                fixed += item(child, forced: ForcedSize(), in: frame.inner, at: work.next + taken, work).slot.length(
                    axis)
            } else {
                fixed += dimension.length(in: frame.inner, pixels)
            }
            let (base, room) = room(taken + 1)
            let box = frame.inner.with(axis, base)
            let total = fractions.reduce(fixed) { $0 + $1.count * $1.dimension.length(in: box, pixels) }
            if total > room + slack, taken > 0 || !dimension.isEstimated { return taken }
        }
        return cap
    }
}
