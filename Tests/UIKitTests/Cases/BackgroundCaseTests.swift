import DisplayLists
import Foundation
import Testing
import UIKit

/// What is painted behind a row, and how far it reaches.
@MainActor
struct BackgroundCaseTests {
    private let teal = "#00C3D0FF"

    /// The background's colour fills the card up to its corners, accessories included.
    @Test func rowColourRunsUnderTheAccessories() throws {
        let row = row("A", [.checkmark(), .disclosureIndicator()]) { cell, _ in
            var background = cell.defaultBackgroundConfiguration()
            background.backgroundColor = .systemTeal
            cell.backgroundConfiguration = background
        }
        let solved = makeList([row], in: .insetGrouped).snapshot(width: 375)
        #expect(solved.frame("section 0/item 0/background") == [16, 35, 343, 52])
        let fills = solved.painted.filter { $0.color == teal }
        try #require(fills.count == 1)
        #expect(fills[0].box == CGRect(x: 16, y: 35, width: 343, height: 52))
        #expect(fills[0].rounded?.radius == 26)
        #expect(fills[0].rounded?.corners == .all)
    }

    /// A colour of the content view stops where the accessories begin; the strip keeps the card's colour.
    @Test func contentColourStopsBeforeTheAccessories() throws {
        let row: Row = { cell in
            cell.accessories = [.checkmark(), .disclosureIndicator()]
            var content = cell.defaultContentConfiguration()
            content.text = "A"
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = .systemTeal
        }
        let solved = makeList([row], in: .insetGrouped).snapshot(width: 375)
        let contentWidth = 343.0 - 16 - 14 - 8 - 24
        #expect(solved.frame("section 0/item 0/contentView") == [16, 35, contentWidth, 52])
        #expect(solved.color("section 0/item 0/contentView") == teal)
        #expect(solved.frame("section 0/item 0/background") == [16, 35, 343, 52])
        #expect(solved.color("section 0/item 0/background") == "#FFFFFFFF")
    }

    /// A radius beyond half the height makes a capsule; the line lies inside it, over the fill and under the content.
    @Test func tooLargeRadiusMakesACapsuleWithTheStrokeInside() throws {
        let row = row("Name", in: .valueCell()) { cell, content in
            content.secondaryText = "Value"
            content.image = UIImage(systemName: "star")
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .systemGray5
            background.cornerRadius = 80
            background.strokeColor = .cyan
            background.strokeWidth = 10
            cell.backgroundConfiguration = background
        }
        let solved = makeList([row]).snapshot(width: 375)
        let frame = try #require(solved.node("section 0/item 0", role: "cell")).frame
        let painted = solved.painted.filter { $0.label.hasPrefix("section 0/item 0") }
        let fill = try #require(painted.firstIndex { $0.rounded != nil })
        #expect(painted[fill].box == frame)
        let stroke = try #require(
            painted.firstIndex { if case .stroke = $0.item { true } else { false } })
        #expect(painted[stroke].box == frame.insetBy(dx: 5, dy: 5))
        let radius: Double = frame.height / 2 - 5
        #expect(painted[stroke].rounded?.radius == radius)
        let text = try #require(painted.firstIndex { $0.text != nil })
        #expect(fill < stroke && stroke < text)
    }

    /// Views behind the row cover all of it, the strip of the separator included; the separator is drawn over them.
    @Test(arguments: [false, true])
    func backgroundViewsReachBeneathTheSeparator(isSelected: Bool) throws {
        let dark: Row = { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "A"
            cell.contentConfiguration = content
            cell.backgroundView = UIView()
            cell.backgroundView?.backgroundColor = .black
            cell.selectedBackgroundView = UIView()
            cell.selectedBackgroundView?.backgroundColor = .darkGray
        }
        let list = makeList([dark, dark])
        if isSelected {
            list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        }
        let solved = list.snapshot(width: 375)
        let frame = solved.frame("section 0/item 0", role: "cell")
        #expect(solved.frame("section 0/item 0/backgroundView") == frame)
        #expect(
            solved.frame("section 0/item 0/selectedBackgroundView") == (isSelected ? frame : nil))
        let painted = solved.painted
        let last = try #require(painted.lastIndex { $0.color == "#000000FF" && ($0.box?.height ?? 0) > 40 })
        if let line = painted.firstIndex(where: { $0.label.hasSuffix("separator.bottom") }) { #expect(line > last) }
        #expect((solved.node("section 0/item 0/separator.bottom") == nil) == isSelected)
    }
}
