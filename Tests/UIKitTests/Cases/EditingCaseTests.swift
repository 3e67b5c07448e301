import DisplayLists
import Foundation
import Testing
import UIKit

/// What editing brings and takes.
@MainActor
struct EditingCaseTests {
    private let path = "section 0/item 0"

    private func solved(_ accessories: [UICellAccessory], isEditing: Bool) -> TestList.Solved {
        let list = makeList([row("A", accessories)])
        list.view.isEditing = isEditing
        return list.snapshot(width: 375, scale: 2)
    }

    private func kinds(_ solved: TestList.Solved) -> [String] {
        solved.report.nodes.filter { $0.path.hasPrefix(path + "/accessory") }.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap { $0.path.split(separator: ".").last.map(String.init) }
    }

    /// Frames printed by iOS 26.1 (uikit-rules §5.3).
    @Test func editingBringsControlsAndTakesTheChevron() throws {
        let accessories: [UICellAccessory] = [
            .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(displayed: .always),
        ]
        let reading = solved(accessories, isEditing: false)
        #expect(kinds(reading) == ["checkmark", "disclosureIndicator"])
        let editing = solved(accessories, isEditing: true)
        #expect(kinds(editing) == ["delete", "checkmark", "reorder"])
        #expect(editing.frame(path + "/accessory.delete") == [15, 13, 26, 26])
        #expect(editing.minX(path + "/contentView") == 40)
        #expect(editing.minX(path + "/text") == 56)
        let grip = try #require(editing.frame(path + "/accessory.reorder"))
        #expect(grip[0] == 333.5)
        #expect(grip[2] == 27)
    }

    @Test func accessoriesAppearInTheStateOfTheirKind() {
        let accessories: [UICellAccessory] = [
            .delete(), .insert(), .multiselect(), .reorder(), .checkmark(), .label(text: "3"), .outlineDisclosure(),
        ]
        #expect(kinds(solved(accessories, isEditing: false)) == ["label", "checkmark", "outlineDisclosure"])
        #expect(
            kinds(solved(accessories, isEditing: true)) == [
                "delete", "insert", "multiselect", "label", "checkmark", "outlineDisclosure", "reorder",
            ])
    }

    // MARK: The line before a grip

    /// Upright lines of a row: as tall as it and no wider than a point.
    private func uprightLines(_ solved: TestList.Solved) -> [CGRect] {
        solved.painted.compactMap { item in
            guard case .fill = item.item, let box = item.box, box.width <= 1, box.height == 52 else { return nil }
            return box
        }
    }

    @Test func gripIsSetOffByALineFromWhatStandsBeforeIt() throws {
        let solved = solved([.label(text: "12"), .reorder()], isEditing: true)
        let lines = uprightLines(solved)
        try #require(lines.count == 1)
        let label = try #require(solved.node(path + "/accessory.label")).frame
        let slot = 375.0 - 16 - 24
        // The gap of 17 and the line's place in it were measured on the Mac (uikit-rules §5.3).
        #expect(isNearly(lines[0].minX, slot - 9))
        #expect(isNearly(label.maxX, slot - 17))
    }

    @Test func gripWithoutALine() {
        let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: false)
        let bare = solved([.label(text: "12"), .reorder(options: options)], isEditing: true)
        #expect(uprightLines(bare).isEmpty)
        #expect(bare.maxX(path + "/accessory.label") == 327)
        #expect(uprightLines(solved([.reorder()], isEditing: true)).isEmpty)
    }
}
