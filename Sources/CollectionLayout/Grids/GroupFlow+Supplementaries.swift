/// The supplementaries of items and groups, which count per kind through the section.
extension GroupFlow {
    /// How many supplementaries of a kind come before a group.
    func supplementaries(_ kind: String, beforeGroup index: Int) -> Int {
        Int(supplementaryRuns[kind]?.offset(of: index) ?? 0)
    }

    /// Counts the supplementaries of groups that differ from the template: they may have others, the last one even kinds
    /// that no full group has.
    ///
    /// - Parameter indices: ascending.
    mutating func countSupplementaries(of indices: [Int]) {
        guard plan.hasSupplementaries else { return }
        let usual = template.supplementaryCounts
        var changes: [String: [(index: Int, length: Double)]] = [:]
        for index in indices {
            let counts = group(at: index).supplementaryCounts
            for kind in Set(counts.keys).union(usual.keys) {
                changes[kind, default: []].append((index, Double(counts[kind] ?? 0)))
            }
        }
        for kind in Set(changes.keys).union(usual.keys) {
            let uniform = SparseRun(count: run.count, base: Double(usual[kind] ?? 0), spacing: 0)
            var counts = supplementaryRuns.removeValue(forKey: kind) ?? uniform
            counts.merge(changes[kind] ?? [])
            supplementaryRuns[kind] = counts
        }
    }
}
