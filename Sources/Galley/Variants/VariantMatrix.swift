/// Which pictures a batch is made of: values along axes, every combination or enough of them to see every pair.
package struct VariantMatrix: Hashable, Sendable {
    /// Values by the place of their axis. A row matches that has one of the values on each axis named.
    package typealias Selection = [Int: [String]]

    /// No two of the same subject.
    package private(set) var axes: [VariantAxis] = []
    /// Rows that are left out.
    package var exclusions: [Selection] = []
    /// Rows that are there besides; an axis that is not named takes its first value. Values may be new ones.
    package var inclusions: [Selection] = []
    /// Enough rows that every two values meet, rather than every combination.
    package var isPairwise = false

    package init() {}

    /// Adds values to the axis of a subject, or a new axis.
    package mutating func add(_ values: [String], to subject: VariantAxis.Subject) {
        if let place = axes.firstIndex(where: { $0.subject == subject }) {
            axes[place] = VariantAxis(subject, axes[place].values + values)
        } else {
            axes.append(VariantAxis(subject, values))
        }
    }

    /// Brings the axes in the order in which file names tell them: traits in theirs, then parameters as they were added.
    package mutating func sortAxes() {
        let order = axes.indices.sorted { (rank(axes[$0]), $0) < (rank(axes[$1]), $1) }
        let moved = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        func move(_ selection: Selection) -> Selection {
            Dictionary(uniqueKeysWithValues: selection.map { (moved[$0.key] ?? $0.key, $0.value) })
        }
        axes = order.map { axes[$0] }
        exclusions = exclusions.map(move)
        inclusions = inclusions.map(move)
    }

    private func rank(_ axis: VariantAxis) -> Int {
        guard case .trait(let trait) = axis.subject else { return VariantTrait.allCases.count }
        return VariantTrait.allCases.firstIndex(of: trait) ?? 0
    }

    /// The axis that a name means.
    package func place(ofAxis name: String) -> Int? { axes.firstIndex { $0.isNamed(name) } }

    /// The most pictures of one input.
    package static let largestCount = 1_000_000

    /// The axes with the values of inclusions too, and a row of value places for each picture, in counting order.
    /// - Returns: `nil` when there are too many.
    func rows() -> (axes: [VariantAxis], rows: [[Int]])? {
        var axes = axes
        let sizes = axes.map(\.values.count)
        guard isPairwise || Self.product(sizes) != nil else { return nil }
        let excluded = exclusions.map { selection in
            selection.reduce(into: [Int: Set<Int>]()) { places, part in
                places[part.key] = Set(part.value.compactMap { axes[part.key].values.firstIndex(of: $0) })
            }
        }
        let isAllowed = { (row: [Int]) in
            !excluded.contains { $0.allSatisfy { axis, values in values.contains(row[axis]) } }
        }
        var rows =
            isPairwise && axes.count > 1
            ? PairwiseCover.rows(sizes: sizes, isAllowed: isAllowed)
            : Self.combinations(sizes.map { Array(0..<$0) }).filter(isAllowed)
        for selection in inclusions {
            let choices = axes.indices.map { axis in
                selection[axis].map { $0.map { axes[axis].place(of: $0) } } ?? [0]
            }
            guard let count = Self.product(choices.map(\.count)), rows.count + count <= Self.largestCount else {
                return nil
            }
            rows += Self.combinations(choices)
        }
        rows.sort { $0.lexicographicallyPrecedes($1) }
        var unique: [[Int]] = []
        for row in rows where unique.last != row { unique.append(row) }
        return (axes, unique)
    }

    /// `nil` when it is more than the most pictures.
    private static func product(_ sizes: [Int]) -> Int? {
        var product = 1
        for size in sizes {
            let (next, overflow) = product.multipliedReportingOverflow(by: size)
            guard !overflow, next <= largestCount else { return nil }
            product = next
        }
        return product
    }

    /// One of each list, the last list changing fastest.
    private static func combinations(_ lists: [[Int]]) -> [[Int]] {
        lists.reduce([[]]) { rows, list in rows.flatMap { row in list.map { row + [$0] } } }
    }
}
