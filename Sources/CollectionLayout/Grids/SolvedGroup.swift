/// One group laid out, relative to its own outer corner.
struct SolvedGroup: Sendable {
    var size: Extent
    var items: [LaidItem] = []
    /// How many items from its first on the solution depends on: its own, and those that were tried.
    var lookahead = 0
    var supplementaries: [LaidSupplementary] = []

    /// Of which kind there are how many supplementaries.
    var supplementaryCounts: [String: Int] {
        supplementaries.reduce(into: [:]) { counts, element in counts[element.spec.kind, default: 0] += 1 }
    }
}

/// One cell in a group.
struct LaidItem: Sendable {
    /// Without insets.
    var slot: Box
    var frame: Box
    /// What the cell is offered when it is measured: its frame, with the estimate along a free axis.
    var proposal: Extent
    /// The axes along which it chooses its own size.
    var free: AxisSet
    /// Its size has been measured, at this proposal.
    var isMeasured: Bool
    var zIndex: Int
    /// The box that its fractions are of.
    var container: Extent
    var width: SizeRule
    var height: SizeRule
    var plan: NodePlan?

    subscript(rule axis: Axis) -> SizeRule {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

struct LaidSupplementary: Sendable {
    var frame: Box
    var spec: SupplementarySpec
    /// Which one of its kind it is in the group.
    var ordinal: Int
}

/// What decided one side of a cell.
enum SizeRule: UInt8, Sendable {
    case absolute, fractionOfWidth, fractionOfHeight, estimate, measured
    case equalShare
    /// Made as large as the largest sibling.
    case uniform
    /// Kept from growing by a parent that cannot grow.
    case heldByParent
    case custom
}

/// A size that a cell gave, and what it was offered.
struct MeasuredSize: Sendable {
    var size: Extent
    var proposal: Extent
    var free: AxisSet
    /// How often the cell has been asked.
    var rounds = 1

    /// A cell that has been asked so often keeps its size whatever it is offered: where its size decides what it is
    /// offered, asking might never end.
    static let mostRounds = 4

    /// The size still holds for these free axes at this proposal; a held side that changed by less than a millionth of a
    /// point has not changed.
    func holds(for free: AxisSet, at proposal: Extent) -> Bool {
        if rounds >= Self.mostRounds { return self.free.isSuperset(of: free) }
        guard self.free == free else { return false }
        let horizontal = free.contains(.horizontal) || abs(proposal.width - self.proposal.width) < 1e-6
        let vertical = free.contains(.vertical) || abs(proposal.height - self.proposal.height) < 1e-6
        return horizontal && vertical
    }

    /// This answer after an earlier one. In the last rounds a side that was free before stays known.
    func following(_ earlier: MeasuredSize?) -> MeasuredSize {
        guard let earlier else { return self }
        var next = self
        next.rounds = earlier.rounds + 1
        guard next.rounds >= Self.mostRounds else { return next }
        if !free.contains(.horizontal), earlier.free.contains(.horizontal) { next.size.width = earlier.size.width }
        if !free.contains(.vertical), earlier.free.contains(.vertical) { next.size.height = earlier.size.height }
        next.free.formUnion(earlier.free)
        return next
    }
}
