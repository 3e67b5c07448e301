/// Finds the known name that a misspelt one most likely stands for.
package enum Spelling {
    /// The nearest of the known names, or `nil` when none is near enough to be worth proposing. Of equally near ones the
    /// first wins. Case does not count. A name that the word begins is nearer than one that differs in several letters.
    package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let word = word.lowercased()
        let letters = Array(word.unicodeScalars)
        guard !letters.isEmpty, letters.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        var completion: String?
        for name in known {
            let lower = name.lowercased()
            if completion == nil, letters.count >= 3, lower.hasPrefix(word) { completion = name }
            let other = Array(lower.unicodeScalars)
            let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, max(letters.count, other.count) / 3))
            guard abs(letters.count - other.count) <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit { best = (name, distance) }
        }
        if let best, best.distance <= 1 { return best.name }
        return completion ?? best?.name
    }

    /// How many letters have to be added, dropped, replaced or swapped with their neighbour.
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let same = first[row] == second[column]
                var cost = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
