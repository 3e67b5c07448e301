import CollectionLayout
import Foundation
import Testing

@Suite struct ListSolverTests {
    private static func solver(
        rows: Int = 100, header: ListSectionSpec.Boundary? = nil, footer: ListSectionSpec.Boundary? = nil,
        sections: Int = 1
    ) -> CollectionSolver {
        let section = ListSectionSpec(
            itemCount: rows, rowEstimate: 44, header: header, footer: footer,
            insets: DirectionalInsets(top: 10, leading: 16, bottom: 20, trailing: 16))
        return CollectionSolver(
            sections: Array(repeating: .list(section), count: sections),
            containerSize: CGSize(width: 375, height: 600), scale: 3)
    }

    @Test func estimatesStandUntilMeasured() {
        let solver = Self.solver(rows: 3)
        #expect(solver.contentSize == CGSize(width: 375, height: 10 + 3 * 44 + 20))
        #expect(solver.frame(of: .item(section: 0, item: 2)) == CGRect(x: 16, y: 98, width: 343, height: 44))
        #expect(solver.frame(of: .item(section: 0, item: 3)) == nil)
    }

    @Test func onlyDisplayedRowsAreMeasuredAndPushedOnesAreNot() {
        var solver = Self.solver()
        let settlement = solver.settle(visible: CGRect(x: 0, y: 0, width: 375, height: 600)) { _, proposed in
            CGSize(width: proposed.width, height: 100)
        }
        // Rows start at 10; those at 10, 110 … 510 start above 600.
        #expect(settlement.measured == (0..<6).map { .item(section: 0, item: $0) })
        #expect(settlement.isSettled)
        #expect(settlement.passes == 1)
        #expect(solver.contentSize.height == CGFloat(10 + 600 + 94 * 44 + 20))
    }

    @Test func shrinkingRowsPullOthersIn() {
        var solver = Self.solver()
        let settlement = solver.settle(visible: CGRect(x: 0, y: 0, width: 375, height: 600)) { _, proposed in
            CGSize(width: proposed.width, height: 20)
        }
        #expect(settlement.measured.count == 30)
        #expect(solver.elements(in: CGRect(x: 0, y: 0, width: 375, height: 600)).count == 30)
    }

    @Test func passesCanRunOut() {
        var solver = Self.solver()
        let settlement = solver.settle(
            visible: CGRect(x: 0, y: 0, width: 375, height: 600), maximumPasses: 0
        ) { _, proposed in proposed }
        #expect(!settlement.isSettled)
        #expect(settlement.measured.isEmpty)
    }

    @Test func headerSticksAndIsPushedOut() {
        var solver = Self.solver(
            rows: 10, header: .header(estimate: 28, topPadding: 22, pins: true), sections: 2)
        let header = ElementID.supplementary(kind: "UICollectionElementKindSectionHeader", section: 0, item: 0)
        #expect(solver.frame(of: header)?.minY == 22)
        // A section is 22 + 28 + 10 + 440 + 20 = 520 high.
        #expect(solver.sectionFrame(0)?.height == 520)
        solver.visibleBounds = CGRect(x: 0, y: 100, width: 375, height: 600)
        #expect(solver.placement(of: header)?.frame.minY == 100)
        #expect(solver.placement(of: header)?.zIndex == ZOrder.pinnedBoundary)
        solver.visibleBounds = CGRect(x: 0, y: 500, width: 375, height: 600)
        #expect(solver.frame(of: header)?.minY == 492)
    }

    @Test func footerSticksToTheBottom() {
        var solver = Self.solver(rows: 100, footer: .footer(estimate: 28, pins: true))
        let footer = ElementID.supplementary(kind: "UICollectionElementKindSectionFooter", section: 0, item: 0)
        solver.visibleBounds = CGRect(x: 0, y: 100, width: 375, height: 600)
        #expect(solver.frame(of: footer)?.maxY == 700)
    }

    @Test func measuredHeightsMoveWithTheirRows() {
        var solver = Self.solver(rows: 3)
        _ = solver.settle(visible: nil) { id, proposed in
            CGSize(width: proposed.width, height: 50 + CGFloat(id.item))
        }
        let inserted = ListSectionSpec(
            itemCount: 4, rowEstimate: 44, insets: DirectionalInsets(top: 10, leading: 16, bottom: 20, trailing: 16))
        let next = CollectionSolver(
            sections: [.list(inserted)], containerSize: solver.containerSize, scale: 3, carrying: solver
        ) { id in .item(section: 0, item: id.item + 1) }
        #expect(next.contentSize.height == CGFloat(10 + 44 + 50 + 51 + 52 + 20))
    }

    @Test func invalidationReturnsToTheEstimate() {
        var solver = Self.solver(rows: 3)
        _ = solver.settle(visible: nil) { _, proposed in CGSize(width: proposed.width, height: 60) }
        solver.invalidate([.item(section: 0, item: 1)])
        #expect(solver.contentSize.height == CGFloat(10 + 60 + 44 + 60 + 20))
        solver.invalidateAll()
        #expect(solver.contentSize.height == CGFloat(10 + 3 * 44 + 20))
    }
}
