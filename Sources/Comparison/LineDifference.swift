/// Two texts compared line by line, such as the text forms of two display lists.
package struct LineDifference: Hashable, Sendable {
    package enum Line: Hashable, Sendable {
        case same(Substring)
        case removed(Substring)
        case added(Substring)
    }

    package let lines: [Line]

    package init(expected: String, actual: String) {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let middle = Self.compare(old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
        lines = old[..<prefix].map(Line.same) + middle + old[(old.count - suffix)...].map(Line.same)
    }

    package var isEmpty: Bool {
        lines.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// What changed with `context` lines around it: `-` was expected, `+` came, `…` stands for lines left out. At most
    /// `limit` lines.
    package func report(context: Int = 2, limit: Int = 60) -> String {
        var isNear = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isNear[near] = true }
        }
        var report: [String] = []
        for (index, line) in lines.enumerated() {
            guard isNear[index] else {
                if report.last != "…" { report.append("…") }
                continue
            }
            switch line {
            case .same(let text): report.append("  \(text)")
            case .removed(let text): report.append("- \(text)")
            case .added(let text): report.append("+ \(text)")
            }
        }
        if report.count > limit {
            let left = report.count - limit
            report.removeLast(left)
            report.append("… and \(left) more lines")
        }
        return report.joined(separator: "\n")
    }

    private static func compare(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Line] {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in Array(new).difference(from: Array(old)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append(.removed(old[old.startIndex + left]))
                left += 1
            } else if right < new.count, added.contains(right) {
                lines.append(.added(new[new.startIndex + right]))
                right += 1
            } else {
                lines.append(.same(old[old.startIndex + left]))
                left += 1
                right += 1
            }
        }
        return lines
    }
}
