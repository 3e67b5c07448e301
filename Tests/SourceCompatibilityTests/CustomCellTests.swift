import DisplayLists
import Foundation
import PracticeCells
import Testing
import UIKit

/// Cells of one's own, as people write them for iOS.
@MainActor
struct CustomCellTests {
    private let long = "Bring the tent, the stove, both lamps, and something for the rain"

    @Test func defaultContent() {
        let list = PracticeView.notesInDefaultContent(["Tent"])
        #expect(drawn(list.view).texts("text") == ["Tent"])
    }

    /// Nothing keeps the label clear of accessories.
    @Test func labelOfASubclassRunsUnderTheAccessory() throws {
        let list = PracticeView.notesInASubclass([long])
        let report = drawn(list.view)
        let label = try #require(report.nodes.first { $0.type == "UILabel" })
        let detail = try #require(report.node("section 0/item 0/accessory.detail"))
        #expect(label.frame.maxX > detail.frame.minX)
        #expect(label.frame.minX == 10)
    }

    @Test(arguments: [false, true])
    func contentConfigurationKeepsClearOfTheAccessory(wraps: Bool) throws {
        let list = PracticeView.notesInAContentView([long, long], wraps: wraps, color: .systemYellow)
        let report = drawn(list.view)
        let content = try #require(report.node("section 0/item 0/contentView")).frame
        #expect(content.maxX == 350)
        let label = try #require(report.nodes.first { $0.type == "UILabel" })
        #expect(label.frame.minX == 10)
        #expect(label.frame.maxX == 340)
        #expect(label.frame.minY == 10)
        #expect(abs(content.maxY - label.frame.maxY - 10) < 0.001)
        #expect(label.text?.isTruncated == !wraps)
        #expect(label.text?.lines == (wraps ? 2 : 1))
        let cell = try #require(report.node("section 0/item 0")).frame
        #expect(content.height == cell.height)
        #expect(cell.width == 390)
    }

    @Test func backgroundViewColoursTheWholeCell() throws {
        let list = PracticeView.notesOnABackgroundView([long])
        let report = drawn(list.view)
        let background = try #require(report.node("section 0/item 0/backgroundView"))
        #expect(background.frame == report.node("section 0/item 0")?.frame)
        #expect(background.color?.hexadecimal == "#0088FFFF")
    }
}
