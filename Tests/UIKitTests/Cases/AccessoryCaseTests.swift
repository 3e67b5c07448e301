import DisplayLists
import Foundation
import Testing
import UIKit

/// Accessories beside content: their sizes, their slots and what they leave for the text.
@MainActor
struct AccessoryCaseTests {
    private let paragraph = String(repeating: "A remark that goes on for a while. ", count: 5)

    // MARK: A badge

    /// A round red badge whose frame was set by hand: 22 tall, at least as wide.
    private func badge(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 11
        let width = text.count < 2 ? 22 : label.sizeThatFits(.zero).width + 12
        label.frame = CGRect(x: 0, y: 0, width: width, height: 22)
        return label
    }

    /// Without `maintainsFixedSize` the frame is thrown away: the view is as large as its text, and its radius of 11 cuts
    /// into the digit. The report this stands for has 14.33 for the height of an 11-point digit; the label's own line
    /// height is followed here (13.127, uikit-metrics §1.4).
    @Test func fittedBadgeLosesTheFrameSetByHand() throws {
        let solved = makeList([row("Inbox", [accessory(badge("7")), .disclosureIndicator()])]).snapshot(width: 375)
        let frame = try #require(solved.frame("section 0/item 0/accessory.customView"))
        #expect(frame[2] < 8)
        #expect(frame[3] == 13.333)
        // Centred in the standard slot of 24, which ends 8 before the chevron's.
        #expect(isNearly(frame[0] + frame[2] / 2, 375 - 16 - 14 - 8 - 12))
    }

    @Test(arguments: [320.0, 390, 700], [false, true])
    func fixedBadgeKeepsItsFrameBesideTheChevron(width: Double, isMirrored: Bool) throws {
        for text in ["7", "12", "99+"] {
            let label = badge(text)
            let size = label.bounds.size
            let badge = accessory(label, width: .actual, keepsSize: true)
            let solved = makeList([row("Inbox", [badge, .disclosureIndicator()])]).snapshot(width: width) {
                $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            }
            let frame = try #require(solved.node("section 0/item 0/accessory.customView")).frame
            let chevron = try #require(solved.node("section 0/item 0/accessory.disclosureIndicator")).frame
            let row = try #require(solved.node("section 0/item 0", role: "cell")).frame
            #expect(frame.size == size)
            #expect(abs(frame.midY - row.midY) <= 0.5)
            #expect(isMirrored ? chevron.maxX < frame.minX : chevron.minX > frame.maxX)
            #expect(isNearly(isMirrored ? frame.minX - chevron.maxX : chevron.minX - frame.maxX, 8))
        }
    }

    @Test func badgeOfZeroIsGoneOnReuse() {
        final class Model { var count = 7 }
        let model = Model()
        let list = makeList([
            { cell in
                var content = cell.defaultContentConfiguration()
                content.text = "Inbox"
                cell.contentConfiguration = content
                let badge = accessory(badge("\(model.count)"), width: .actual, keepsSize: true)
                cell.accessories = model.count > 0 ? [badge] : []
            }
        ])
        #expect(list.snapshot().node("section 0/item 0/accessory.customView") != nil)
        model.count = 0
        list.view.reloadData()
        let solved = list.snapshot()
        #expect(solved.node("section 0/item 0/accessory.customView") == nil)
        #expect(solved.width("section 0/item 0/contentView") == 390)
    }

    // MARK: Room for the text

    @Test func longTextWrapsBeforeTheCheckmark() throws {
        let solved = makeList([row(paragraph, [.checkmark()]), row(paragraph)]).snapshot(width: 375, scale: 2)
        #expect(solved.width("section 0/item 0/contentView") == 335)
        #expect(solved.width("section 0/item 1/contentView") == 375)
        let checkmark = try #require(solved.node("section 0/item 0/accessory.checkmark")).frame
        #expect(try #require(solved.maxX("section 0/item 0/text")) <= checkmark.minX)
        let narrow = try #require(solved.text("section 0/item 0/text"))
        let wide = try #require(solved.text("section 0/item 1/text"))
        #expect(narrow.lines > wide.lines)
        let heights = (0...1).compactMap { solved.height("section 0/item \($0)") }
        #expect(heights[0] > heights[1])
        // Nothing that is set reaches under the tick.
        for item in solved.painted where item.label == "section 0/item 0/text" {
            guard case .glyphs(let run) = item.item else { continue }
            #expect(run.glyphs.allSatisfy { item.origin.x + $0.x < checkmark.minX })
        }
    }

    /// A hidden accessory takes part in the layout, as the accessory's documentation has it; one port of UIKit treats it as
    /// absent (uikit-metrics §6.2 says so with medium confidence). The documentation is followed.
    @Test func hiddenAccessoryKeepsItsSlot() {
        let text = "Two lines of text that say which of the three choices this row is"
        let hidden = UICellAccessory.checkmark(options: .init(isHidden: true))
        let solved = makeList([row(text, [.checkmark()]), row(text, [hidden]), row(text, [hidden]), row(text)])
            .snapshot(width: 320)
        for item in 1...2 {
            let path = "section 0/item \(item)"
            #expect(solved.width(path + "/text") == solved.width("section 0/item 0/text"))
            #expect(solved.text(path + "/text")?.lines == solved.text("section 0/item 0/text")?.lines)
            #expect(solved.height(path) == solved.height("section 0/item 0"))
            #expect(solved.width(path + "/contentView") == 280)
            #expect(solved.node(path + "/accessory.checkmark") == nil)
        }
        #expect(solved.node("section 0/item 0/accessory.checkmark") != nil)
        #expect(solved.width("section 0/item 3/contentView") == 320)
    }

    /// An accessory for another state is not hidden but absent: it takes no room.
    @Test func accessoryForAnotherStateTakesNoRoom() {
        let solved = makeList([row("A", [.checkmark(displayed: .whenEditing)])]).snapshot()
        #expect(solved.width("section 0/item 0/contentView") == 390)
    }

    // MARK: Several at once

    private func fileRow(_ type: String) -> Row {
        row("Quarterly figures, final") { cell, _ in
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            let label = UILabel()
            label.text = type
            label.font = .preferredFont(forTextStyle: .footnote)
            cell.accessories = [
                accessory(dot, .leading(), width: .custom(8), keepsSize: true),
                accessory(label, width: .actual), .disclosureIndicator(),
            ]
        }
    }

    @Test func dotLabelAndChevronStandInTheirColumns() throws {
        let solved = makeList(["PDF", "Spreadsheet"].map(fileRow)).snapshot(width: 375)
        var labels: [CGRect] = []
        for item in 0...1 {
            let path = "section 0/item \(item)"
            let row = try #require(solved.node(path, role: "cell")).frame
            let views = solved.nodes(path + "/accessory.customView").map(\.frame)
            try #require(views.count == 2)
            #expect(views[0].width == 8)
            #expect(isNearly(views[0].minX, 16))
            #expect(abs(views[0].midY - row.midY) <= 0.5)
            // 16 after the dot's slot, the content's own margin.
            let text = try #require(solved.node(path + "/text")).frame
            #expect(isNearly(text.minX, 16 + 8 + 16))
            #expect(text.maxX <= views[1].minX)
            #expect(solved.text(path + "/text")?.isTruncated == false)
            let chevron = try #require(solved.node(path + "/accessory.disclosureIndicator")).frame
            #expect(isNearly(chevron.minX, 375 - 16 - 14))
            #expect(isNearly(chevron.minX - views[1].maxX, 8))
            labels.append(views[1])
        }
        #expect(labels[0].minX > labels[1].minX)
    }
}
