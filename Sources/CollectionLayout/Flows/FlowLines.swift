/// The lines of a flow section, laid end to end along the scroll axis.
///
/// Items that are all alike make lines that are all alike: these are arithmetic. Where sizes differ, every line up to the
/// last item with a size of its own is kept; the rest is arithmetic again.
struct FlowLines: Sendable {
    struct Line: Sendable {
        var first: Int
        var count: Int
        /// Along the scroll axis, from the first line's start.
        var position: Double
        var length: Double
        /// The sum of the items' lengths across.
        var used: Double
    }

    let itemCount: Int
    let room: Double
    let itemSpacing: Double
    let lineSpacing: Double
    /// What items have that say nothing else: lengths along and across the scroll axis.
    var usual: (along: Double, across: Double)
    /// The leading lines, some of whose items have a size of their own.
    private(set) var lines: [Line] = []

    init(
        itemCount: Int, room: Double, itemSpacing: Double, lineSpacing: Double, usual: (along: Double, across: Double)
    ) {
        (self.itemCount, self.room) = (max(0, itemCount), room)
        (self.itemSpacing, self.lineSpacing, self.usual) = (itemSpacing, lineSpacing, usual)
    }

    /// Sums of thirds of a point are not exact.
    private static let slack = 1e-6

    /// How many items of the usual size the room holds: one at least, and possibly more than there are.
    var fitting: Double {
        let pitch = usual.across + itemSpacing
        guard pitch > 0 else { return Double(max(1, itemCount)) }
        return max(1, ((room + itemSpacing + Self.slack) / pitch).rounded(.down))
    }

    /// How many items a line of them holds.
    var columns: Int { max(1, Int(min(fitting, Double(itemCount)))) }

    private var tail: Int { lines.last.map { $0.first + $0.count } ?? 0 }
    private var tailPosition: Double { lines.last.map { $0.position + $0.length + lineSpacing } ?? 0 }

    var count: Int { lines.count + (itemCount - tail + columns - 1) / columns }

    var total: Double {
        guard count > 0 else { return 0 }
        let last = line(count - 1)
        return max(0, last.position + last.length)
    }

    func line(_ index: Int) -> Line {
        guard index >= lines.count else { return lines[index] }
        let columns = columns
        let first = tail + (index - lines.count) * columns
        let count = min(columns, itemCount - first)
        return Line(
            first: first, count: count,
            position: tailPosition + Double(index - lines.count) * (usual.along + lineSpacing), length: usual.along,
            used: usual.across * Double(count))
    }

    func line(ofItem item: Int) -> Int {
        guard item < tail else { return lines.count + (item - tail) / columns }
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].first <= item { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The lines that reach into the open interval from `low` to `high`. All of them where a negative spacing breaks their
    /// order.
    func indices(from low: Double, to high: Double) -> Range<Int> {
        guard count > 0, low < high else { return 0..<0 }
        guard lineSpacing >= 0 else { return 0..<count }
        let first = firstLine { $0.position + $0.length > low }
        return first..<max(first, firstLine { $0.position >= high })
    }

    private func firstLine(where holds: (Line) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(line(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Breaking

    /// Breaks the lines up to the last item with a size of its own, which is `last`.
    ///
    /// - Parameter size: an item's lengths along and across the scroll axis.
    mutating func breakLines(through last: Int, size: (Int) -> (along: Double, across: Double)) {
        lines.removeAll(keepingCapacity: true)
        while tail < itemCount, tail <= last {
            guard let line = nextLine(at: tail, position: tailPosition, size: size) else { return }
            lines.append(line)
        }
    }

    /// The line that starts with an item: as many as fit, one at least; `nil` when a size is not to be had.
    func nextLine(
        at first: Int, position: Double, size: (Int) -> (along: Double, across: Double)?
    ) -> Line? {
        var line = Line(first: first, count: 0, position: position, length: 0, used: 0)
        while first + line.count < itemCount {
            guard let size = size(first + line.count) else { return nil }
            let gaps = Double(line.count) * itemSpacing
            if line.count > 0, line.used + size.across + gaps > room + Self.slack { break }
            line.used += size.across
            line.length = max(line.length, size.along)
            line.count += 1
        }
        return line
    }
}
