import CollectionLayout
import Foundation
import Testing

/// Layouts whose cost must not grow with what does not show. No clock: what would take minutes one by one ends at once.
@Suite struct LargeLayoutTests {
    private static let visible = CGRect(x: 0, y: 0, width: 375, height: 667)

    private static func grid(_ count: Int, width: DimensionSpec, height: DimensionSpec) -> CollectionSolver {
        let item = ItemSpec(size: SizeSpec(width: width, height: height))
        let group = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(1), height: height), arrangement: .horizontal([.item(item)]))
        return CollectionSolver(
            sections: [.compositional(CompositionalSectionSpec(itemCount: count, group: group))],
            containerSize: visible.size, scale: 2)
    }

    @Test func aBillionAbsoluteItems() {
        let solver = Self.grid(1_000_000_000, width: .fractionalWidth(0.2), height: .absolute(75))
        #expect(solver.contentSize.height == 15_000_000_000)
        #expect(solver.elements(in: Self.visible).count == 45)
        let last = solver.frame(of: .item(section: 0, item: 999_999_999))
        #expect(last == CGRect(x: 300, y: 14_999_999_925, width: 75, height: 75))
    }

    @Test func aBillionRows() {
        var solver = CollectionSolver(
            sections: [.list(ListSectionSpec(itemCount: 1_000_000_000, rowEstimate: 44))],
            containerSize: Self.visible.size, scale: 2)
        let middle = CGRect(x: 0, y: 22_000_000_000, width: 375, height: 667)
        let settlement = solver.settle(visible: middle) { _, proposed in CGSize(width: proposed.width, height: 60) }
        #expect(settlement.measured.count == 12)
        #expect(solver.contentSize.height == CGFloat(44_000_000_000 + 12 * 16))
    }

    @Test func scrollingMeasuresEachItemOnce() {
        var solver = Self.grid(10_000, width: .fractionalWidth(0.5), height: .estimated(80))
        var (y, asked) = (0.0, 0)
        while y < Double(solver.contentSize.height) {
            let settlement = solver.settle(visible: CGRect(x: 0, y: y, width: 375, height: 667)) { id, proposed in
                CGSize(width: proposed.width, height: 60 + CGFloat(id.item % 7) * 10)
            }
            asked += settlement.measured.count
            y += 667
        }
        #expect(asked == 10_000)
    }
}
