/// Which of two lists of siblings are the same things: a row that was inserted, removed or moved must not make every row
/// after it look like another.
struct LayoutAlignment {
    struct Pair {
        var old: LayoutBranch
        var new: LayoutBranch
        var isReordered = false
    }

    /// In the new order.
    private(set) var pairs: [Pair] = []
    private(set) var vanished: [LayoutBranch] = []
    private(set) var appeared: [LayoutBranch] = []

    /// Above this many combinations, neighbours are paired in order instead of by likeness.
    private static let largestTable = 10_000

    init(_ old: [LayoutBranch], _ new: [LayoutBranch]) {
        var kinds: [Substring] = []
        for branch in new + old where !kinds.contains(branch.kind) { kinds.append(branch.kind) }
        for kind in kinds {
            let (olds, news) = (old.filter { $0.kind == kind }, new.filter { $0.kind == kind })
            if olds.count == 1, news.count == 1 {
                pairs.append(Pair(old: olds[0], new: news[0]))
            } else if olds.map(\.signature) == news.map(\.signature) {
                pairs += zip(olds, news).map { Pair(old: $0, new: $1) }
            } else {
                alignNumbered(olds, news)
            }
        }
    }

    private mutating func alignNumbered(_ old: [LayoutBranch], _ new: [LayoutBranch]) {
        var partner = [Int?](repeating: nil, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        var isMoved = Set<Int>()
        for (left, right) in Self.anchors(old, new) {
            partner[right] = left
            isTaken[left] = true
        }
        // What stands in both lists exactly once was moved.
        let leftOld = Self.unique(old.indices.filter { !isTaken[$0] }, in: old)
        let leftNew = Self.unique(new.indices.filter { partner[$0] == nil }, in: new)
        for (signature, right) in leftNew {
            guard let left = leftOld[signature] else { continue }
            partner[right] = left
            isTaken[left] = true
            isMoved.insert(right)
        }
        pairGaps(old, new, &partner, &isTaken, isMoved)
        for (right, left) in partner.enumerated() {
            if let left {
                pairs.append(Pair(old: old[left], new: new[right], isReordered: isMoved.contains(right)))
            } else {
                appeared.append(new[right])
            }
        }
        vanished += old.indices.filter { !isTaken[$0] }.map { old[$0] }
    }

    /// The longest common subsequence by signature.
    private static func anchors(_ old: [LayoutBranch], _ new: [LayoutBranch]) -> [(Int, Int)] {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.map(\.signature).difference(from: old.map(\.signature)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        return Array(
            zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !added.contains($0) }))
    }

    private static func unique(_ places: [Int], in branches: [LayoutBranch]) -> [UInt64: Int] {
        var found: [UInt64: Int?] = [:]
        for place in places {
            let signature = branches[place].signature
            found[signature] = found[signature] == nil ? .some(place) : .some(nil)
        }
        return found.compactMapValues(\.self)
    }

    /// Between two rows that stayed, what is left on both sides are rows that changed.
    private func pairGaps(
        _ old: [LayoutBranch], _ new: [LayoutBranch], _ partner: inout [Int?], _ isTaken: inout [Bool],
        _ isMoved: Set<Int>
    ) {
        var (left, right) = (0, 0)
        while right <= new.count {
            let start = right
            while right < new.count, partner[right] == nil || isMoved.contains(right) { right += 1 }
            let end = right < new.count ? partner[right] ?? old.count : old.count
            let gapOld = (left..<max(left, end)).filter { !isTaken[$0] }
            let gapNew = (start..<right).filter { partner[$0] == nil }
            for (first, second) in Self.likest(gapOld, gapNew, old, new) {
                partner[second] = first
                isTaken[first] = true
            }
            left = max(left, end + 1)
            right += 1
        }
    }

    /// Pairs in order, as many as there can be, those with the most texts and icons in common.
    private static func likest(
        _ first: [Int], _ second: [Int], _ old: [LayoutBranch], _ new: [LayoutBranch]
    ) -> [(Int, Int)] {
        guard first.count != second.count, first.count * second.count <= largestTable, !first.isEmpty, !second.isEmpty
        else { return Array(zip(first, second)) }
        func likeness(_ row: Int, _ column: Int) -> Int {
            1 + 4 * old[first[row]].contents.intersection(new[second[column]].contents).count
        }
        let likenesses = first.indices.map { row in second.indices.map { likeness(row, $0) } }
        // best[row][column]: the most that the rest from there can have in common.
        var best = [[Int]](repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                best[row][column] = max(
                    best[row + 1][column], best[row][column + 1],
                    likenesses[row][column] + best[row + 1][column + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            if best[row][column] == likenesses[row][column] + best[row + 1][column + 1] {
                pairs.append((first[row], second[column]))
                row += 1
                column += 1
            } else if best[row][column] == best[row + 1][column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
