import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Lines between rows: which there are, where they start and end, and in which colour.
@MainActor
struct SeparatorCaseTests {
    private func line(_ item: Int, _ solved: TestList.Solved, section: Int = 0) -> [Double]? {
        solved.frame("section \(section)/item \(item)/separator.bottom")
    }

    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func cardOfRowsHasOneLineLessThanRows(generation: SystemGeneration) {
        let sections = (1...3).map { count in TestList.Section(texts: (0..<count).map { "Row \($0)" }) }
        let solved = TestList(.insetGrouped, sections).snapshot(generation: generation)
        for section in 0..<3 {
            let lines = solved.report.nodes.filter {
                $0.role.hasPrefix("separator") && $0.path.hasPrefix("section \(section)/")
            }
            #expect(lines.count == section)
            #expect(line(section, solved, section: section) == nil)
        }
    }

    @Test func lineStartsUnderTheTextNotUnderTheIcon() {
        func icon(_ name: String) -> Row {
            row(name) { _, content in content.image = UIImage(systemName: "book") }
        }
        let solved = makeList([icon("Bookmarks"), icon("History"), row("About"), row("Last")]).snapshot(width: 375)
        for (item, start) in [(0, 16.0 + 24 + 16), (1, 16 + 24 + 16), (2, 16)] {
            #expect(line(item, solved)?[0] == start)
            #expect(solved.minX("section 0/item \(item)/text") == start)
        }
    }

    // MARK: Handlers

    @Test func handlerOfARowWinsOverTheSection() {
        let solved = makeList((0..<4).map { row("Row \($0)") }) { configuration in
            configuration.separatorConfiguration.topSeparatorVisibility = .hidden
            configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
                top: 0, leading: 20, bottom: 0, trailing: 20)
            configuration.separatorConfiguration.color = .gray
            configuration.itemSeparatorHandler = { path, configuration in
                var configuration = configuration
                if path.item == 3 { configuration.bottomSeparatorVisibility = .hidden }
                if path.item == 1 {
                    configuration.bottomSeparatorInsets.leading = 60
                    configuration.color = .red
                }
                return configuration
            }
        }.snapshot(width: 375)
        let colors = (0..<4).map { solved.color("section 0/item \($0)/separator.bottom") }
        #expect(colors == ["#808080FF", "#FF0000FF", "#808080FF", nil])
        for (item, start) in [(0, 20.0), (1, 60), (2, 20)] {
            #expect(line(item, solved)?[0] == start)
            #expect(solved.maxX("section 0/item \(item)/separator.bottom") == 355)
        }
    }

    /// An edge that keeps the constant for "automatic" is worked out, each edge for itself.
    @Test(arguments: [(SystemGeneration.iOS18, 375.0), (.iOS26, 375 - 16)])
    func edgeSetAloneLeavesTheOtherAutomatic(generation: SystemGeneration, end: Double) {
        let solved = makeList([row(), row()]) { configuration in
            configuration.separatorConfiguration.bottomSeparatorInsets.leading = 0
        }.snapshot(width: 375, generation: generation)
        #expect(line(0, solved)?[0] == 0)
        #expect(solved.maxX("section 0/item 0/separator.bottom") == end)
    }

    // MARK: Selected rows

    /// Rows selected together keep the lines between them, in `multipleSelectionColor`. The lines at the ends of such a
    /// block give way, as under the selected row of a real picture (ios-references/measurements §3, editing); the case
    /// itself, of low confidence, would draw them in the ordinary colour.
    @Test func linesAmongSelectedRowsHaveAColourOfTheirOwn() {
        let list = makeList((0..<6).map { row("Row \($0)", [.multiselect()]) }) { configuration in
            configuration.separatorConfiguration.color = .gray
            configuration.separatorConfiguration.multipleSelectionColor = .red
        }
        list.view.allowsMultipleSelectionDuringEditing = true
        list.view.isEditing = true
        for item in 1...3 {
            list.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let solved = list.snapshot(width: 375)
        let colors = (0..<6).map { solved.color("section 0/item \($0)/separator.bottom") }
        #expect(colors == [nil, "#FF0000FF", "#FF0000FF", nil, "#808080FF", "#808080FF"])
    }

    @Test func colourAmongSelectedRowsIsThatOfTheOthersUntilSet() {
        let list = makeList([row(), row(), row()]) { $0.separatorConfiguration.color = .gray }
        list.view.allowsMultipleSelection = true
        for item in 0...1 {
            list.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        #expect(list.snapshot().color("section 0/item 0/separator.bottom") == "#808080FF")
    }

    // MARK: Editing

    /// Before iOS 26 the separators stay at the margin while the text makes room for a control (measured in a picture,
    /// ios-references/measurements §3); on iOS 26 they follow it (uikit-rules §6).
    @Test(arguments: [(SystemGeneration.iOS18, 20.0), (.iOS26, 56)], ["delete", "insert", "multiselect"])
    func editingRowKeepsItsLineAtTheMarginBeforeIOS26(look: (generation: SystemGeneration, start: Double), kind: String)
    {
        let control: UICellAccessory =
            switch kind {
            case "delete": .delete()
            case "insert": .insert()
            default: .multiselect()
            }
        let list = makeList([row("A", [control]), row("B", [control])])
        list.view.isEditing = true
        // Wide enough for the older margin of 20, and not for that of iOS 26.
        let solved = list.snapshot(width: 390, generation: look.generation)
        #expect(line(0, solved)?[0] == look.start)
        #expect((solved.minX("section 0/item 0/text") ?? 0) > 50)
    }

    /// A custom view that stands first is no control of editing: the line goes with the text.
    @Test func customViewMovesTheLineInBothLooks() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let list = makeList([row("A", [accessory(dot, .leading(), width: .custom(8), keepsSize: true)]), row()])
        list.view.isEditing = true
        let solved = list.snapshot(generation: .iOS18)
        #expect(line(0, solved)?[0] == solved.minX("section 0/item 0/text"))
    }

    // MARK: Sides of a turned phone

    /// Both ends of a line count from the cell's edges with the safe area in them, whatever the row shows at its end.
    @Test(arguments: [(SystemGeneration.iOS18, 852.0), (.iOS26, 852 - 59 - 20)])
    func bothEndsOfALineKnowTheSafeArea(generation: SystemGeneration, end: Double) {
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 20))
        let rows = [
            row("With an icon", [accessory(button, width: .actual, keepsSize: true)]), row("Without"), row("Last"),
        ]
        let list = makeList(rows)
        for isEditing in [false, true] {
            list.view.isEditing = isEditing
            let solved = list.snapshot(
                width: 852, height: 393, generation: generation,
                safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            for item in 0...1 {
                #expect(line(item, solved)?[0] == 79)
                #expect(solved.minX("section 0/item \(item)/text") == 79)
                #expect(solved.maxX("section 0/item \(item)/separator.bottom") == end)
            }
            #expect(solved.maxX("section 0/item 0/accessory.customView") == 773)
            #expect(solved.frame("section 0/item 0", role: "cell")?[2] == 852)
        }
    }

    /// A bookmark of our own: a label, and perhaps an icon in the middle of a wider button. The line runs from the label to
    /// the icon, or to the content's margin where there is none.
    private func bookmark(hasIcon: Bool) -> Row {
        { cell in
            let (label, button, icon) = (UILabel(), UIView(), UIView())
            label.text = "Harbour"
            let content = cell.contentView
            for view in [label, button] { content.addSubview(view) }
            button.addSubview(icon)
            for view in [label, button, icon] { view.translatesAutoresizingMaskIntoConstraints = false }
            let guide = cell.separatorLayoutGuide
            let end = hasIcon ? icon.trailingAnchor : content.trailingAnchor
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 56),
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 15),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
                button.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                button.widthAnchor.constraint(equalToConstant: 64),
                button.topAnchor.constraint(equalTo: content.topAnchor),
                button.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                icon.widthAnchor.constraint(equalToConstant: 24),
                icon.heightAnchor.constraint(equalToConstant: 24),
                icon.centerXAnchor.constraint(equalTo: button.centerXAnchor),
                icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
                guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: end),
            ])
            cell.accessories = [.delete()]
        }
    }

    /// Pinned ends are in the same coordinates as what they are pinned to: the content inside the safe area.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26], [false, true])
    func pinnedEndsStayWithWhatTheyArePinnedTo(generation: SystemGeneration, isEditing: Bool) {
        let list = makeList([bookmark(hasIcon: true), bookmark(hasIcon: false), row()])
        list.view.isEditing = isEditing
        let solved = list.snapshot(
            width: 852, height: 393, generation: generation,
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // Margin and slot of the control; without it the content begins at the safe area.
        let start: Double = (isEditing ? 59 + 20 + 24 : 59) + 56
        let ends: [Double] = [852 - 59 - 20, 852 - 59]
        for item in 0...1 {
            #expect(isNearly(line(item, solved)?[0], start))
            #expect(isNearly(solved.maxX("section 0/item \(item)/separator.bottom"), ends[item]))
        }
    }

    /// Cards keep clear of the safe area as a whole, so that nothing in them has to.
    @Test func cardsKeepClearOfTheSafeArea() {
        let solved = makeList([row("A"), row("B")], in: .insetGrouped).snapshot(
            width: 852, height: 393, safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(solved.frame("section 0/item 0", role: "cell") == [79, 35, 852 - 2 * 79, 52])
        #expect(solved.minX("section 0/item 0/text") == 99)
        #expect(line(0, solved)?[0] == 99)
        #expect(solved.maxX("section 0/item 0/separator.bottom") == 753)
    }
}
