import CollectionLayout
import Foundation
import Testing

@Suite struct ExplanationTests {
    private static func solver(height: DimensionSpec, groupHeight: DimensionSpec) -> CollectionSolver {
        let item = ItemSpec(size: SizeSpec(width: .fractionalWidth(1.0 / 3), height: height))
        let group = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(1), height: groupHeight), arrangement: .horizontal([.item(item)]))
        return CollectionSolver(
            sections: [
                .compositional(CompositionalSectionSpec(itemCount: 30, group: group)),
                .list(ListSectionSpec(itemCount: 2, rowEstimate: 44)),
            ], containerSize: CGSize(width: 375, height: 120), scale: 2)
    }

    private static func settled(height: DimensionSpec, groupHeight: DimensionSpec = .estimated(50)) -> CollectionSolver
    {
        var solver = solver(height: height, groupHeight: groupHeight)
        _ = solver.settle(visible: CGRect(x: 0, y: 0, width: 375, height: 120)) { id, proposed in
            CGSize(width: proposed.width, height: id.item == 1 ? 70 : 40)
        }
        return solver
    }

    @Test func fractionsNameTheirWhole() {
        let width = Self.settled(height: .estimated(50)).explanation(of: .item(section: 0, item: 0))?.width
        #expect(width?.decision == .fractionOfWidth(1.0 / 3, of: 375))
        #expect(width?.final == 125)
        #expect(width?.estimate == nil)
    }

    @Test func measuredSizeGoesFromEstimateToPreferred() {
        let height = Self.settled(height: .estimated(50)).explanation(of: .item(section: 0, item: 0))?.height
        #expect(height?.description == "estimate 50 → preferred 40 → final 40 (as measured)")
    }

    @Test func siblingsDecideTogether() {
        let uniform = Self.settled(height: .uniformAcrossSiblings(estimate: 50))
        let height = uniform.explanation(of: .item(section: 0, item: 0))?.height
        #expect(height?.description == "estimate 50 → preferred 40 → final 70 (as large as the largest sibling)")
    }

    @Test func parentThatCannotGrowIsNamed() {
        let held = Self.settled(height: .uniformAcrossSiblings(estimate: 50), groupHeight: .absolute(60))
        #expect(held.explanation(of: .item(section: 0, item: 1))?.height.decision == .heldByParent)
        #expect(held.explanation(of: .item(section: 0, item: 1))?.height.final == 60)
    }

    @Test func undisplayedItemsKeepTheEstimate() {
        let height = Self.settled(height: .estimated(50)).explanation(of: .item(section: 0, item: 29))?.height
        #expect(height?.description == "estimate 50 → final 50 (not measured, the estimate stands)")
        let row = Self.settled(height: .estimated(50)).explanation(of: .item(section: 1, item: 0))?.height
        #expect(row?.decision == .estimateKept)
    }

    @Test func whatIsNotThereIsNotExplained() {
        #expect(Self.settled(height: .estimated(50)).explanation(of: .item(section: 0, item: 30)) == nil)
        #expect(Self.settled(height: .estimated(50)).explanation(of: .item(section: 7, item: 0)) == nil)
    }
}
