/// A row of lengths that are all the same but for a few, laid end to end with a spacing between them: a million rows cost
/// what their exceptions cost.
struct SparseRun: Sendable {
    let count: Int
    let base: Double
    let spacing: Double

    /// Positions of the exceptions, ascending.
    private(set) var indices: [Int] = []
    private(set) var lengths: [Double] = []
    /// How much the exceptions up to and including each one add to the uniform run.
    private var growth: [Double] = []
    /// No element starts before its predecessor does. A negative spacing can break that.
    private var isOrdered: Bool

    init(count: Int, base: Double, spacing: Double) {
        self.count = max(0, count)
        self.base = base
        self.spacing = spacing
        isOrdered = base + spacing >= 0
    }

    var total: Double { count == 0 ? 0 : offset(of: count - 1) + length(of: count - 1) }

    func exception(at index: Int) -> Double? {
        let slot = firstSlot(notBefore: index)
        return slot < indices.count && indices[slot] == index ? lengths[slot] : nil
    }

    func length(of index: Int) -> Double { exception(at: index) ?? base }

    func offset(of index: Int) -> Double {
        let slot = firstSlot(notBefore: index)
        return Double(index) * (base + spacing) + (slot == 0 ? 0 : growth[slot - 1])
    }

    /// The elements that reach into the open interval from `low` to `high`. When the run is not ordered: all of them.
    func indices(from low: Double, to high: Double) -> Range<Int> {
        guard count > 0, low < high else { return 0..<0 }
        guard isOrdered else { return 0..<count }
        let first = partition { self.offset(of: $0) + self.length(of: $0) > low }
        let last = partition { self.offset(of: $0) >= high }
        return first..<max(first, last)
    }

    /// Adds exceptions, or replaces them. `changes` are in ascending order of index.
    mutating func merge(_ changes: [(index: Int, length: Double)]) {
        guard let first = changes.first else { return }
        let kept = firstSlot(notBefore: first.index)
        let (oldIndices, oldLengths) = (indices[kept...], lengths[kept...])
        var merged: [(index: Int, length: Double)] = []
        merged.reserveCapacity(changes.count + oldIndices.count)
        var old = oldIndices.startIndex
        for change in changes {
            while old < oldIndices.endIndex, oldIndices[old] <= change.index {
                if oldIndices[old] < change.index { merged.append((oldIndices[old], oldLengths[old])) }
                old += 1
            }
            merged.append(change)
        }
        while old < oldIndices.endIndex {
            merged.append((oldIndices[old], oldLengths[old]))
            old += 1
        }
        replaceTail(from: kept, by: merged)
    }

    mutating func removeExceptions(where isGone: (Int) -> Bool) {
        let kept = zip(indices, lengths).filter { !isGone($0.0) }
        isOrdered = base + spacing >= 0
        replaceTail(from: 0, by: kept.map { (index: $0.0, length: $0.1) })
    }

    private mutating func replaceTail(from slot: Int, by tail: [(index: Int, length: Double)]) {
        indices.removeSubrange(slot...)
        lengths.removeSubrange(slot...)
        growth.removeSubrange(slot...)
        var sum = growth.last ?? 0
        for (index, length) in tail {
            sum += length - base
            indices.append(index)
            lengths.append(length)
            growth.append(sum)
            if length + spacing < 0 { isOrdered = false }
        }
    }

    private func firstSlot(notBefore index: Int) -> Int {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The first element for which `holds` is true, where it is false for all before and true for all after.
    private func partition(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
