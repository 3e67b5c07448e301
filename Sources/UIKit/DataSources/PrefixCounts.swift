/// Counts in a row with the sum of those before any of them: change and sum cost the logarithm of their number (a Fenwick tree).
struct PrefixCounts: Hashable, Sendable {
    /// `nodes[i - 1]` is the sum of the `i & -i` counts that end at the i-th.
    private var nodes: [Int] = []

    init(_ counts: [Int] = []) {
        nodes = counts
        for place in nodes.indices {
            let parent = place | (place + 1)
            if parent < nodes.count { nodes[parent] += nodes[place] }
        }
    }

    mutating func append(_ count: Int) {
        let place = nodes.count + 1
        let first = place - (place & -place)
        nodes.append(count + sum(before: place - 1) - sum(before: first))
    }

    mutating func add(_ difference: Int, at index: Int) {
        var place = index
        while place < nodes.count {
            nodes[place] += difference
            place |= place + 1
        }
    }

    func sum(before index: Int) -> Int {
        var (place, total) = (index, 0)
        while place > 0 {
            total += nodes[place - 1]
            place &= place - 1
        }
        return total
    }
}
