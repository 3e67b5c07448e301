import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows by state: selected, disabled, used again for something else.
@MainActor
struct StateCaseTests {
    // MARK: Selected

    /// systemGray4; of the dark style the value of the same role is taken (58, 58, 60). Only the row's part of the card
    /// changes, with the corners it has there.
    @Test(arguments: [
        (UIUserInterfaceStyle.light, "#D1D1D6FF", "#FFFFFFFF"), (.dark, "#3A3A3CFF", "#1C1C1EFF"),
    ])
    func selectedRowOfACardIsGreyWithItsCorners(style: UIUserInterfaceStyle, grey: String, card: String) throws {
        let list = makeList([row(), row(), row()], in: .insetGrouped)
        list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let solved = list.snapshot(width: 375) { $0.userInterfaceStyle = style }
        #expect(solved.color("section 0/item 0/background") == grey)
        for item in 1...2 { #expect(solved.color("section 0/item \(item)/background") == card) }
        let fill = try #require(solved.painted.first { $0.color == grey })
        #expect(fill.box == CGRect(x: 16, y: 35, width: 343, height: 52))
        #expect(fill.rounded?.corners == [.topLeft, .topRight])
        #expect(fill.rounded?.radius == 26)
    }

    // MARK: Transformers

    /// What the transformer answers is painted, whatever it is given, and it is asked again in every state.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func transformerReadsTheStateOfTheMoment(style: UIUserInterfaceStyle) {
        let list = makeList([
            row { cell, _ in
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = .magenta
                background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak cell] _ in
                    MainActor.assumeIsolated {
                        let state = cell?.configurationState
                        let isMarked = state?.isSelected ?? false || state?.isHighlighted ?? false
                        return isMarked ? .systemGray3 : .secondarySystemBackground
                    }
                }
                cell.backgroundConfiguration = background
            }
        ])
        func color() -> String? {
            list.snapshot { $0.userInterfaceStyle = style }.color("section 0/item 0/background")
        }
        let path = IndexPath(item: 0, section: 0)
        let (grey, own) = style == .dark ? ("#48484AFF", "#1C1C1EFF") : ("#C7C7CCFF", "#F2F2F7FF")
        #expect(color() == own)
        list.view.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(color() == grey)
        list.view.deselectItem(at: path, animated: false)
        #expect(color() == own)
        list.view.cellForItem(at: path)?.isHighlighted = true
        #expect(color() == grey)
    }

    @Test func sidebarTransformerReadsTheStateOfTheMoment() {
        let list = makeList(
            [
                row(in: .sidebarCell()) { cell, _ in
                    cell.configurationUpdateHandler = { cell, state in
                        var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
                        let isSelected = state.isSelected
                        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
                            isSelected ? .tertiarySystemBackground : .clear
                        }
                        cell.backgroundConfiguration = background
                    }
                }
            ], in: .sidebar)
        #expect(list.snapshot().color("section 0/item 0/background")?.hasSuffix("00") == true)
        list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(list.snapshot().color("section 0/item 0/background") == "#FFFFFFFF")
        #expect(
            list.snapshot { $0.userInterfaceStyle = .dark }.color("section 0/item 0/background") == "#2C2C2EFF")
    }

    // MARK: Disabled

    private func disabledRows(isSwiped: Bool) -> TestList {
        makeList(
            [UIColor?.none, .systemRed].map { color in
                row("Text") { cell, content in
                    content.secondaryText = "Secondary"
                    content.image = UIImage(systemName: "star")
                    if let color { content.textProperties.color = color }
                    cell.stateOverride = { state in
                        state.isDisabled = true
                        state.isSwiped = isSwiped
                    }
                }
            })
    }

    @Test func disabledRowFadesButForItsOwnColours() {
        let solved = disabledRows(isSwiped: false).snapshot()
        let (tertiary, quaternary) = ("#3C3C434C", "#3C3C432D")
        #expect(solved.color("section 0/item 0/text") == tertiary)
        #expect(solved.color("section 0/item 0/secondaryText") == quaternary)
        #expect(solved.color("section 0/item 0/image") == tertiary)
        #expect(solved.color("section 0/item 1/text") == "#FF383CFF")
        #expect(solved.color("section 0/item 1/secondaryText") == quaternary)
    }

    @Test func swipedRowDoesNotFade() {
        let solved = disabledRows(isSwiped: true).snapshot()
        #expect(solved.color("section 0/item 0/text") == "#000000FF")
        #expect(solved.color("section 0/item 0/secondaryText") == "#3C3C4399")
        #expect(solved.color("section 0/item 0/image") == "#0088FFFF")
    }

    // MARK: Used again

    /// One registration for two kinds of content: nothing of the first is left when its cell shows the second.
    @Test func reusedCellShowsOnlyItsNewContent() throws {
        final class Model { var isSwapped = false }
        let model = Model()
        let rows: [Row] = (0..<10).map { item in
            { cell in
                if (item < 5) != model.isSwapped {
                    var content = cell.defaultContentConfiguration()
                    content.text = "Row \(item)"
                    content.image = UIImage(systemName: "star")
                    cell.contentConfiguration = content
                } else {
                    cell.contentConfiguration = BlockContent(height: 80, color: .systemTeal)
                }
            }
        }
        let list = makeList(rows)
        for isSwapped in [false, true, false] {
            model.isSwapped = isSwapped
            list.view.reloadData()
            let solved = list.snapshot(width: 375)
            for item in 0..<10 {
                let path = "section 0/item \(item)"
                let isText = (item < 5) != isSwapped
                #expect((solved.node(path + "/text") != nil) == isText)
                #expect((solved.node(path + "/image") != nil) == isText)
                #expect((solved.color(path + "/contentView") == "#00C3D0FF") == !isText)
                #expect(solved.height(path) == (isText ? 52 : 80))
                #expect(solved.minX(path + "/separator.bottom") == (isText ? 56 : 16))
                #expect(solved.nodes(path + "/contentView").count == 1)
            }
        }
    }

    /// The same while the cells stay in place: an item configured again swaps the view in its own cell.
    @Test func contentIsReplacedInTheSameCell() throws {
        let list = makeList([row("Text")])
        _ = list.snapshot()
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let previous = cell.contentView
        cell.contentConfiguration = BlockContent(height: 52, color: .systemTeal)
        let solved = list.snapshot()
        #expect(previous.superview == nil)
        #expect(solved.node("section 0/item 0/text") == nil)
        #expect(!solved.painted.contains { $0.text != nil })
    }
}
