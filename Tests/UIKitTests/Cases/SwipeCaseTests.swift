import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows swiped open.
@MainActor
struct SwipeCaseTests {
    private func solved(
        height: Double, title: String?, image: UIImage?, generation: SystemGeneration
    ) -> TestList.Solved {
        let list = makeList([{ $0.contentConfiguration = BlockContent(height: height) }]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                let action = UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
                action.image = image
                return UISwipeActionsConfiguration(actions: [action])
            }
        }
        _ = list.snapshot(width: 375, generation: generation)
        list.view.revealSwipeActions(at: IndexPath(item: 0, section: 0), leading: false)
        return list.snapshot(width: 375, generation: generation)
    }

    private func button(_ solved: TestList.Solved) -> [Painted] {
        solved.painted.filter { $0.label.contains("/swipeAction") }
    }

    /// Up to 90 points a classic row has room for the image alone; taller ones show the title under it. (uikit-metrics §7
    /// would show both from 50 points on, on the word of nobody but its author: the reports from practice are followed.)
    @Test(arguments: [(52.0, false), (90, false), (91, true), (120, true)])
    func imageHidesTheTitleInLowRowsBeforeIOS26(height: Double, showsTitle: Bool) throws {
        let solved = solved(height: height, title: "Mute", image: picture(20, 20), generation: .iOS18)
        let button = button(solved)
        let image = try #require(button.first { if case .bitmap = $0.item { true } else { false } }?.box)
        let title = button.first { $0.text != nil }
        #expect((title != nil) == showsTitle)
        let frame = try #require(solved.node("section 0/item 0/swipeAction 0")).frame
        #expect(Double(frame.height) == height)
        #expect(abs(image.midX - frame.midX) <= 0.5)
        guard case .glyphs(let run)? = title?.item, let title else {
            #expect(abs(image.midY - frame.midY) <= 0.5)
            return
        }
        #expect(title.text == "Mute")
        #expect(title.origin.y + (run.glyphs.first?.y ?? 0) > image.maxY)
    }

    /// On iOS 26 both stand side by side in a capsule, measured in a row of 52 points: 44 tall and 4 from the row's edges.
    @Test func imageAndTitleShareACapsuleOnIOS26() throws {
        let solved = solved(height: 52, title: "Mute", image: picture(20, 20), generation: .iOS26)
        let frame = try #require(solved.node("section 0/item 0/swipeAction 0")).frame
        #expect(frame.height == 44)
        #expect(frame.minY == 4)
        #expect(frame.maxX == 365)
        let button = button(solved)
        let image = try #require(button.first { if case .bitmap = $0.item { true } else { false } }?.box)
        let title = try #require(button.first { $0.text == "Mute" })
        #expect(isNearly(image.minX, frame.minX + 12, within: 0.5))
        #expect(abs(image.midY - frame.midY) <= 0.5)
        #expect(title.origin.x >= image.maxX + 4 - 0.5)
    }

    /// A title that is part of the picture stands there once if the action has none, and twice if it has.
    @Test(arguments: [nil, "Mute"])
    func titleInThePictureIsDrawnOnceWithoutATitle(title: String?) {
        let solved = solved(height: 100, title: title, image: picture(40, 40), generation: .iOS18)
        let button = button(solved)
        #expect(button.contains { if case .bitmap = $0.item { true } else { false } })
        #expect(button.compactMap(\.text) == (title.map { [$0] } ?? []))
    }

    /// Pictures are templates in white unless they keep their own colours.
    @Test func pictureIsWhiteUnlessItKeepsItsColours() throws {
        for (image, isTinted) in [
            (picture(20, 20), true), (picture(20, 20).withRenderingMode(.alwaysOriginal), false),
        ] {
            let solved = solved(height: 60, title: nil, image: image, generation: .iOS18)
            let bitmap = try #require(
                button(solved).compactMap { if case .bitmap(let item) = $0.item { item } else { nil } }.first)
            #expect(bitmap.tint == (isTinted ? .white : nil))
        }
    }

    /// The row moves by what the actions take, its state says so, and an edited list does not swipe.
    @Test func rowMovesByTheActions() throws {
        let list = makeList([row("A"), row("B")], in: .insetGrouped) { configuration in
            configuration.leadingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Pin") { _, _, _ in },
                    UIContextualAction(style: .destructive, title: "Go") { _, _, _ in },
                ])
            }
        }
        let path = IndexPath(item: 0, section: 0)
        list.view.revealSwipeActions(at: path, leading: true)
        #expect(list.snapshot(generation: .iOS18).node("section 0/item 0/swipeAction 0") == nil)
        list.view.revealSwipeActions(at: path, leading: true)
        let solved = list.snapshot(generation: .iOS18)
        #expect(solved.minX("section 0/item 0/swipeAction 0") == 20)
        #expect(solved.minX("section 0/item 0/swipeAction 1") == 94)
        #expect(solved.minX("section 0/item 0") == 168)
        #expect(solved.minX("section 0/item 1") == 20)
        #expect(solved.color("section 0/item 0/swipeAction 1") == "#FF3B30FF")
        let cell = try #require(list.view.cellForItem(at: path))
        #expect(cell.configurationState.isSwiped)
        list.view.isEditing = true
        list.view.revealSwipeActions(at: path, leading: true)
        #expect(list.snapshot(generation: .iOS18).minX("section 0/item 0") == 20)
    }
}
