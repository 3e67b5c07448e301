import Galley
import Testing

/// Every two values meet, in few rows, and always in the same ones.
struct PairwiseCoverTests {
    /// The pairs that no row has.
    private func missing(_ rows: [[Int]], _ sizes: [Int]) -> [String] {
        var missing: [String] = []
        for first in sizes.indices {
            for second in sizes.indices where second > first {
                let met = Set(rows.map { [$0[first], $0[second]] })
                for a in 0..<sizes[first] {
                    for b in 0..<sizes[second] where !met.contains([a, b]) {
                        missing.append("\(first)=\(a) \(second)=\(b)")
                    }
                }
            }
        }
        return missing
    }

    @Test(arguments: [
        [1], [5], [2, 2], [2, 2, 2], [2, 12, 2], [12, 3, 2, 2, 2], [3, 3, 3, 3], [4, 1, 4],
        [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
        [12, 12], [7, 5, 3, 2, 2, 4],
    ])
    func everyPairIsCovered(sizes: [Int]) {
        let rows = PairwiseCover.rows(sizes: sizes)
        #expect(missing(rows, sizes).isEmpty)
        #expect(rows.allSatisfy { row in zip(row, sizes).allSatisfy { (0..<$1).contains($0) } })
        #expect(Set(rows).count == rows.count)
    }

    @Test func itTakesFewRows() {
        // No cover has fewer rows than the two largest axes have pairs.
        #expect(PairwiseCover.rows(sizes: [2, 12, 2]).count == 24)
        #expect(PairwiseCover.rows(sizes: [12, 3, 2, 2, 2]).count <= 40)
        #expect(PairwiseCover.rows(sizes: [Int](repeating: 2, count: 10)).count <= 12)
    }

    @Test func theSameAxesGiveTheSameRows() {
        #expect(PairwiseCover.rows(sizes: [7, 5, 3, 2]) == PairwiseCover.rows(sizes: [7, 5, 3, 2]))
    }

    @Test func whatIsForbiddenIsLeftOutAndTheRestIsCovered() {
        let sizes = [3, 3, 3]
        let isAllowed = { (row: [Int]) in !(row[0] == 1 && row[1] == 2) }
        let rows = PairwiseCover.rows(sizes: sizes, isAllowed: isAllowed)
        #expect(rows.allSatisfy(isAllowed))
        #expect(missing(rows, sizes) == ["0=1 1=2"])
        #expect(PairwiseCover.rows(sizes: sizes) { _ in false }.isEmpty)
    }
}
