/// A small set of rows in which every two values of every two axes come together at least once: most faults need no more
/// than two things to meet. The same axes give the same rows.
package enum PairwiseCover {
    /// - Parameters:
    ///   - sizes: how many values each axis has.
    ///   - isAllowed: whether a row may stand; a pair that only forbidden rows have is left out.
    package static func rows(sizes: [Int], isAllowed: ([Int]) -> Bool = { _ in true }) -> [[Int]] {
        guard sizes.allSatisfy({ $0 > 0 }), !sizes.isEmpty else { return [] }
        guard sizes.count > 1 else { return (0..<sizes[0]).map { [$0] }.filter(isAllowed) }
        var pairs = Pairs(sizes)
        var rows: [[Int]] = []
        while let (first, second, a, b) = pairs.next() {
            if let row = extend(first, a, second, b, sizes, pairs, isAllowed) {
                rows.append(row)
                pairs.cover(row)
            } else {
                pairs.cover(first, a, second, b)
            }
        }
        return rows
    }

    /// Completes a pair to a row with as many new pairs as a greedy choice finds, axis after axis.
    private static func extend(
        _ first: Int, _ a: Int, _ second: Int, _ b: Int, _ sizes: [Int], _ pairs: Pairs, _ isAllowed: ([Int]) -> Bool
    ) -> [Int]? {
        var row = [Int?](repeating: nil, count: sizes.count)
        row[first] = a
        row[second] = b
        var order = sizes.indices.filter { row[$0] == nil }
        // Axes with many values have the most pairs to place.
        order.sort { (sizes[$1], $0) < (sizes[$0], $1) }
        for axis in order {
            var best = (value: 0, count: -1)
            for value in 0..<sizes[axis] {
                let count = pairs.newPairs(of: axis, value, in: row)
                if count > best.count { best = (value, count) }
            }
            row[axis] = best.value
        }
        let greedy = row.map { $0 ?? 0 }
        if isAllowed(greedy) { return greedy }
        return search(greedy, fixed: [first, second], sizes, isAllowed)
    }

    /// How many rows are tried before a pair is given up.
    private static let patience = 100_000

    /// The allowed row nearest to the greedy one in counting order that keeps the pair.
    private static func search(
        _ start: [Int], fixed: Set<Int>, _ sizes: [Int], _ isAllowed: ([Int]) -> Bool
    ) -> [Int]? {
        let free = sizes.indices.filter { !fixed.contains($0) }
        var row = start
        for _ in 0..<patience {
            var carry = free.count - 1
            while carry >= 0 {
                row[free[carry]] = (row[free[carry]] + 1) % sizes[free[carry]]
                if row[free[carry]] != start[free[carry]] { break }
                carry -= 1
            }
            if carry < 0 { return nil }
            if isAllowed(row) { return row }
        }
        return nil
    }

    /// Which pairs are still to come.
    private struct Pairs {
        private let sizes: [Int]
        /// Where the pairs of two axes start, by the first axis times the number of axes plus the second.
        private var starts: [Int]
        private var isCovered: [Bool]
        /// The first that may still be open; `axes` gives its axes.
        private var cursor = 0
        private var axes: [(first: Int, second: Int, start: Int)] = []

        init(_ sizes: [Int]) {
            self.sizes = sizes
            starts = [Int](repeating: 0, count: sizes.count * sizes.count)
            var count = 0
            for first in sizes.indices {
                for second in sizes.indices where second > first {
                    starts[first * sizes.count + second] = count
                    axes.append((first, second, count))
                    count += sizes[first] * sizes[second]
                }
            }
            isCovered = [Bool](repeating: false, count: count)
        }

        private func place(_ first: Int, _ a: Int, _ second: Int, _ b: Int) -> Int {
            first < second
                ? starts[first * sizes.count + second] + a * sizes[second] + b
                : starts[second * sizes.count + first] + b * sizes[first] + a
        }

        mutating func next() -> (Int, Int, Int, Int)? {
            while cursor < isCovered.count, isCovered[cursor] { cursor += 1 }
            guard cursor < isCovered.count, let axes = axes.last(where: { $0.start <= cursor }) else { return nil }
            let offset = cursor - axes.start
            return (axes.first, axes.second, offset / sizes[axes.second], offset % sizes[axes.second])
        }

        func newPairs(of axis: Int, _ value: Int, in row: [Int?]) -> Int {
            var count = 0
            for other in row.indices where other != axis {
                if let chosen = row[other], !isCovered[place(axis, value, other, chosen)] { count += 1 }
            }
            return count
        }

        mutating func cover(_ row: [Int]) {
            for first in row.indices {
                for second in row.indices where second > first { cover(first, row[first], second, row[second]) }
            }
        }

        mutating func cover(_ first: Int, _ a: Int, _ second: Int, _ b: Int) {
            isCovered[place(first, a, second, b)] = true
        }
    }
}
