import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows moved in by their level, and the chevrons of outlines.
@MainActor
struct IndentationCaseTests {
    private let paragraph = String(repeating: "Deeper rows have less room. ", count: 4)

    /// With `indentsAccessories` the control moves with the content; without, it stays and the content alone moves. The
    /// frameworks measured for these rules do not move the content either in the second case (uikit-rules §5.4, weak);
    /// the documented property is followed (uikit-metrics §6.4). Trailing accessories never move.
    @Test(arguments: [true, false])
    func controlMovesWithTheContentOnlyIfAskedTo(indentsAccessories: Bool) throws {
        let list = makeList(
            (0...2).map { level in
                row(paragraph, [.multiselect(), .disclosureIndicator()]) { cell, _ in
                    cell.indentationLevel = level
                    cell.indentationWidth = 10
                    cell.indentsAccessories = indentsAccessories
                }
            })
        list.view.isEditing = true
        let solved = list.snapshot(width: 375, scale: 2)
        for level in 0...2 {
            let path = "section 0/item \(level)"
            let indent = 10 * Double(level)
            let control = indentsAccessories ? 15 + indent : 15
            let width = 305 - indent
            #expect(solved.minX(path + "/accessory.multiselect") == control)
            #expect(solved.minX(path + "/contentView") == indent + 40)
            #expect(solved.minX(path + "/text") == indent + 56)
            #expect(solved.minX(path + "/separator.bottom") == indent + 56)
            #expect(solved.minX(path + "/accessory.disclosureIndicator") == 345)
            #expect(solved.width(path + "/contentView") == width)
            #expect(try #require(solved.maxX(path + "/text")) <= 345 - 8)
        }
    }

    /// The chevron stands at the same place in both kinds of disclosure, and reserves 30: the margin and its box. What can
    /// be touched around it is wider and takes nothing from the text.
    @Test func outlineChevronsStandInOnePlace() {
        let styles = [UICellAccessory.OutlineDisclosureOptions.Style.header, .cell, .automatic]
        let rows = styles.map { style in row("Folder", [.outlineDisclosure(options: .init(style: style))]) }
        let solved = makeList(rows) { $0.headerMode = .firstItemInSection }.snapshot(width: 375, scale: 2)
        for item in 0..<3 {
            let path = "section 0/item \(item)"
            #expect(solved.frame(path + "/accessory.outlineDisclosure").map { [$0[0], $0[2]] } == [345, 14])
            #expect(solved.width(path + "/contentView") == 345)
        }
    }
}
