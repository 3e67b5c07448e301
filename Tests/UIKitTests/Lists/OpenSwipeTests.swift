import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows shown swiped open.
@MainActor
struct OpenSwipeTests {
    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> TestList {
        TestList(appearance, [TestList.Section(texts: ["Row", "Next"])]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item == 0 else { return nil }
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
                return UISwipeActionsConfiguration(actions: [delete, more])
            }
        }
    }

    private func open(
        _ list: TestList, _ generation: SystemGeneration, item: Int = 0
    ) -> TestList.Solved {
        _ = list.snapshot(width: 375, scale: 2, generation: generation)
        list.view.revealSwipeActions(at: IndexPath(item: item, section: 0), leading: false)
        return list.snapshot(width: 375, scale: 2, generation: generation)
    }

    @Test func theFirstActionStandsAtTheEdge() {
        let solved = open(list(.plain), .iOS18)
        #expect(solved.frame("section 0/item 0/swipeAction 0") == [301, 0, 74, 44])
        #expect(solved.frame("section 0/item 0/swipeAction 1") == [227, 0, 74, 44])
        #expect(solved.color("section 0/item 0/swipeAction 0") == "#FF3B30FF")
        #expect(solved.color("section 0/item 0/swipeAction 1") == "#C7C7CCFF")
        #expect(solved.frame("section 0/item 0", role: "cell") == [-148, 0, 375, 44])
    }

    @Test func rowsWithoutActionsStayClosed() {
        let solved = open(list(.plain), .iOS18, item: 1)
        #expect(solved.node("section 0/item 1/swipeAction 0") == nil)
        #expect(solved.minX("section 0/item 1/text") == 16)
    }

    /// The swiped row of a card has no corners of its own: it slides behind the card's.
    @Test func theCardsCornersStayWhereTheyAre() {
        let solved = open(list(.insetGrouped), .iOS18)
        let lines = solved.snapshot.displayList.description.split(separator: "\n").map { $0.drop { $0 == " " } }
        let card = "group clip (16, 35) 343×44 radius 10 corners topLeft+topRight"
        #expect(lines.filter { $0 == card }.count == 2)
        #expect(lines.contains("fill (0, 0) 343×44 #FFFFFFFF"))
    }
}
