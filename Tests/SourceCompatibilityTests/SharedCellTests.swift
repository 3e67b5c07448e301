import DisplayLists
import Foundation
import PracticeCells
import Testing
import UIKit

/// One view from a nib, shown by cells of two kinds.
@MainActor
struct SharedCellTests {
    private func rows(_ practice: PracticeView) -> [[CGRect]] {
        let report = drawn(practice.view)
        func frames(_ type: String) -> [CGRect] { report.nodes.filter { $0.type == type }.map(\.frame) }
        return [frames("SharedCell"), frames("UIImageView"), frames("UILabel")]
    }

    @Test func theViewFillsItsCell() {
        let rows = rows(.sharedCellsInACollection())
        #expect(rows.map(\.count) == [3, 3, 3])
        #expect(rows[0].map(\.width) == [390, 390, 390])
        #expect(rows[1].allSatisfy { $0.minX == 16 && $0.size == CGSize(width: 40, height: 40) })
        #expect(rows[2].allSatisfy { $0.minX == 68 && abs($0.maxX - 374) < 0.001 })
        for (cell, image) in zip(rows[0], rows[1]) { #expect(abs(cell.midY - image.midY) < 0.34) }
    }

    @Test func bothKindsOfCellGiveItTheSameSize() {
        let (table, collection) = (rows(.sharedCellsInATable()), rows(.sharedCellsInACollection()))
        for (one, other) in zip(table, collection) {
            #expect(one.count == 3 && one.map(\.size) == other.map(\.size))
        }
        // A table's rows have a separator below the content.
        #expect(zip(table[0], collection[0]).allSatisfy { $0.minX == $1.minX && $0.minY >= $1.minY })
    }

    @Test func longTextMakesTheCellHigher() {
        let heights = rows(.sharedCellsInACollection())[0].map(\.height)
        #expect(heights[0] == 64 && heights[2] == 64 && heights[1] > 64)
    }
}
