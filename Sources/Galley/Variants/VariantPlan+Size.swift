extension VariantPlan {
    /// From so many pictures on, drawing them takes long enough to be asked for by mistake.
    private static let manyPictures = 5000
    /// Up to which product of the two longest axes a smaller plan is worked out, which takes time as well.
    private static let largestCover = 20_000

    /// What is worth knowing before a long run, as a sentence; `nil` for a usual one.
    package func warningOfSize(_ matrix: VariantMatrix) -> String? {
        guard count >= Self.manyPictures else { return nil }
        var advice = "give fewer values"
        let longest = axes.map(\.values.count).sorted(by: >).prefix(2).reduce(1, *)
        if !matrix.isPairwise, longest <= Self.largestCover {
            var smaller = matrix
            smaller.isPairwise = true
            if let rows = smaller.rows()?.rows.count, rows * inputs.count < count {
                advice += ", or let --pairwise draw \(rows * inputs.count) in which every two values meet"
            }
        }
        return "these are \(count) pictures — \(advice)"
    }
}
