import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Editing, selection, swiping, separators' insets, scrolling and changes.
@MainActor
struct TableStateTests {
    private let one = IndexPath(row: 1, section: 0)

    private func texts(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    // MARK: Editing

    /// uikit-rules §13: controls in a slot of 24 at the margin of 16, content from 40 on; grips end at the margin.
    @Test func controlsOfEditing() {
        let test = TestTable(
            .plain,
            rows: [
                { cell in
                    cell.textLabel?.text = "Deleted"
                    cell.showsReorderControl = true
                    cell.accessoryType = .disclosureIndicator
                    cell.editingAccessoryType = .detailButton
                },
                { $0.textLabel?.text = "Inserted" }, { $0.textLabel?.text = "Neither" },
            ])
        test.editingStyle = { [.delete, .insert, .none][$0.row] }
        test.view.setEditing(true, animated: true)
        let solved = test.snapshot(width: 375, scale: 2)
        #expect(solved.frame("section 0/item 0/accessory.delete")?[0] == 15)
        #expect(solved.frame("section 0/item 0/accessory.delete")?[2] == 26)
        #expect(solved.minX("section 0/item 0/contentView") == 40)
        #expect(solved.maxX("section 0/item 0/accessory.reorder") == 359)
        #expect(solved.node("section 0/item 0/accessory.disclosureIndicator") == nil)
        #expect(solved.node("section 0/item 0/accessory.detail") != nil)
        #expect(solved.node("section 0/item 1/accessory.insert") != nil)
        #expect(solved.node("section 0/item 2/accessory.delete") == nil)
        #expect(solved.minX("section 0/item 2/contentView") == 40)
    }

    @Test func severalRowsAreSelectedWithRings() {
        let test = TestTable(.plain, [.init(texts: texts(3))])
        test.view.allowsMultipleSelectionDuringEditing = true
        test.view.isEditing = true
        test.view.selectRow(at: one, animated: false, scrollPosition: .none)
        let solved = test.snapshot(width: 375, generation: .iOS18)
        #expect(solved.node("section 0/item 0/accessory.multiselect") != nil)
        #expect(solved.color("section 0/item 1/background") == "#D1D1D6FF")
        #expect(solved.node("section 0/item 1/separator.bottom") == nil)
        #expect(solved.node("section 0/item 0/separator.bottom") == nil)
    }

    // MARK: Selection

    @Test func selectionShowsUnlessTheCellForbids() {
        func color(_ change: @escaping TestTable.Row) -> String? {
            let test = TestTable(.grouped, rows: [change, change])
            test.view.selectRow(at: one, animated: false, scrollPosition: .none)
            return test.snapshot(generation: .iOS18).color("section 0/item 1/background")
        }
        #expect(color { _ in } == "#D1D1D6FF")
        #expect(color { $0.selectionStyle = .none } == "#FFFFFFFF")
        // A colour of the cell's own gives way to the selection, and comes back without it.
        #expect(color { $0.backgroundColor = .yellow } == "#D1D1D6FF")
        #expect(
            color {
                $0.backgroundColor = .yellow
                $0.selectionStyle = .none
            } == nil)
    }

    @Test func viewForSeveralSelectedRowsTakesThePlaceOfTheOther() {
        func name(several: Bool) -> String? {
            let test = TestTable(
                .plain,
                rows: [
                    { cell in
                        for (view, color) in [(UIView(), UIColor.red), (UIView(), .blue)] {
                            view.backgroundColor = color
                            if color == .red {
                                cell.selectedBackgroundView = view
                            } else {
                                cell.multipleSelectionBackgroundView = view
                            }
                        }
                    }
                ])
            test.view.allowsMultipleSelection = several
            test.view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            return test.snapshot().color("section 0/item 0/selectedBackgroundView")
        }
        #expect(name(several: false) == "#FF0000FF")
        #expect(name(several: true) == "#0000FFFF")
    }

    @Test func onlyOneRowIsSelectedUnlessSeveralMay() {
        let test = TestTable(.plain, [.init(texts: texts(3))])
        for row in 0..<3 {
            test.view.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        #expect(test.view.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        test.view.allowsMultipleSelection = true
        test.view.selectRow(at: one, animated: false, scrollPosition: .none)
        #expect(test.view.indexPathsForSelectedRows?.count == 2)
        test.view.reloadData()
        #expect(test.view.indexPathsForSelectedRows == nil)
    }

    // MARK: Swiping

    @Test func swipedRowShowsItsActions() {
        let test = TestTable(.plain, [.init(texts: texts(3))])
        test.trailing[one] = [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
            UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
        ]
        _ = test.snapshot(width: 375)
        test.view.revealSwipeActions(at: one, leading: false)
        let solved = test.snapshot(width: 375)
        #expect(solved.node("section 0/item 1/swipeAction 1") != nil)
        #expect(isNearly(solved.maxX("section 0/item 1/swipeAction 0"), 375 - 10))
        #expect((solved.minX("section 0/item 1") ?? 0) < -100)
        test.view.revealSwipeActions(at: IndexPath(row: 0, section: 0), leading: true)
        #expect(!test.snapshot(width: 375).report.nodes.contains { $0.role == "swipeAction" })
    }

    /// A row without actions of its own can be deleted, as far as its editing style says so.
    @Test func deletingStandsInForMissingActions() {
        let test = TestTable(.plain, [.init(texts: texts(2))])
        test.editingStyle = { $0.row == 0 ? .delete : .none }
        func actions(_ row: Int) -> Int {
            _ = test.snapshot(width: 375)
            test.view.revealSwipeActions(at: IndexPath(row: row, section: 0), leading: false)
            return test.snapshot(width: 375).report.nodes.count { $0.role == "swipeAction" }
        }
        #expect(actions(0) == 1)
        #expect(actions(1) == 0)
    }

    // MARK: Separators

    @Test func insetsOfTableAndCellMoveTheLine() {
        func ends(_ change: (UITableView) -> Void, cell: UIEdgeInsets? = nil) -> [Double?] {
            let test = TestTable(
                .plain,
                rows: [
                    { row in
                        row.textLabel?.text = "Row"
                        if let cell { row.separatorInset = cell }
                    },
                    { _ in },
                ])
            change(test.view)
            let solved = test.snapshot(width: 375)
            return [solved.minX("section 0/item 0/separator.bottom"), solved.maxX("section 0/item 0/separator.bottom")]
        }
        #expect(ends { _ in } == [16, 359])
        #expect(ends { $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0) } == [60, 375])
        #expect(
            ends {
                $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
                $0.separatorInsetReference = .fromAutomaticInsets
            } == [76, 359])
        #expect(ends({ $0.separatorInset.left = 60 }, cell: .zero) == [0, 375])
        let hidden = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
        #expect(ends({ _ in }, cell: hidden) == [nil, nil])
        #expect(ends { $0.separatorStyle = .none } == [nil, nil])
    }

    @Test func rowsWithoutSeparatorsKeepNoRoomForThem() {
        let test = TestTable(
            .plain,
            rows: [
                { cell in
                    var content = UIListContentConfiguration.cell()
                    content.text = "Row"
                    cell.contentConfiguration = content
                }
            ])
        test.view.separatorStyle = .none
        #expect(test.snapshot(width: 375).height("section 0/item 0") == 52)
    }

    // MARK: Heights and scrolling

    @Test func fixedHeightsAreAskedForAndCellsAreNotMeasured() {
        let test = TestTable(.plain, [.init(texts: texts(200))])
        test.height = { $0.row.isMultiple(of: 2) ? 30 : 70 }
        let solved = test.snapshot(width: 375, height: 600)
        #expect(solved.frame("section 0/item 1") == [0, 30, 375, 70])
        #expect(solved.frame("section 0/item 2") == [0, 100, 375, 30])
        test.view.rowHeight = 30
        test.height = { _ in 30 }
        test.view.reloadData()
        #expect(test.snapshot(width: 375, height: 600).contentHeight == 6000)
        #expect(test.view.visibleCells.count < 30)
    }

    @Test func headersStayInSightInPlainTables() {
        let test = TestTable(
            .plain, [.init(header: "A", texts: texts(20)), .init(header: "B", texts: texts(20))])
        _ = test.snapshot(width: 375, height: 600)
        test.view.contentOffset.y = 300
        let solved = test.snapshot(width: 375, height: 600)
        #expect(solved.minY("section 0/header") == 0)
        #expect(solved.frame("section 0/header")?[3] == 28)
        test.view.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        #expect(test.snapshot(width: 375, height: 600).minY("section 1/item 0") == 0)
        let grouped = TestTable(.grouped, [.init(header: "A", texts: texts(40))])
        _ = grouped.snapshot(width: 375, height: 600)
        grouped.view.contentOffset.y = 300
        #expect(grouped.snapshot(width: 375, height: 600).node("section 0/header") == nil)
    }

    @Test func tableHeaderAndFooterStandAroundTheSections() {
        let test = TestTable(.plain, [.init(texts: texts(2))])
        test.view.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80))
        test.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        let solved = test.snapshot(width: 375, height: 600)
        #expect(solved.minY("section 0/item 0") == 80)
        #expect(solved.contentHeight == 224)
        #expect(test.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
        #expect(test.view.rectForRow(at: one) == CGRect(x: 0, y: 132, width: 375, height: 52))
        #expect(test.view.rect(forSection: 0) == CGRect(x: 0, y: 80, width: 375, height: 104))
    }

    /// Asking for places while a row is made changes nothing, and ends.
    @Test func placesCanBeAskedForWhileRowsAreMade() {
        var test: TestTable?
        var seen: [CGRect] = []
        test = TestTable(
            .plain,
            rows: [
                { cell in
                    cell.textLabel?.text = "Row"
                    if let table = test?.view {
                        table.setNeedsLayout()
                        seen.append(table.rectForRow(at: IndexPath(row: 0, section: 0)))
                    }
                }
            ])
        #expect(test?.snapshot(width: 375).height("section 0/item 0") == 52)
        #expect(seen.count == 1)
    }

    /// A cell that is kept to measure with is not drawn; one that stands above the sections is.
    @Test func onlyRowsAreDrawn() {
        let test = TestTable(.plain, [.init(texts: texts(2))])
        test.view.register(UITableViewCell.self, forCellReuseIdentifier: "prototype")
        let prototype = test.view.dequeueReusableCell(withIdentifier: "prototype")
        prototype?.textLabel?.text = "Prototype"
        #expect(!test.snapshot(width: 375).report.nodes.contains { $0.text?.text == "Prototype" })
        test.view.tableHeaderView = prototype
        #expect(test.snapshot(width: 375).report.nodes.contains { $0.text?.text == "Prototype" })
    }

    // MARK: Other traits

    /// A table that has been drawn is drawn by the traits of the next time, with the cells it keeps.
    @Test func keptCellsFollowTheTraits() {
        let test = TestTable(.insetGrouped, [.init(header: "Header", texts: texts(2))])
        let list = TestList(.insetGrouped, [.init(texts: texts(2))])
        for (style, color) in [(UIUserInterfaceStyle.light, "#FFFFFFFF"), (.dark, "#1C1C1EFF"), (.light, "#FFFFFFFF")] {
            let path = "section 0/item 0/background"
            #expect(test.snapshot { $0.userInterfaceStyle = style }.color(path) == color)
            #expect(list.snapshot { $0.userInterfaceStyle = style }.color(path) == color)
        }
        let old = test.snapshot(generation: .iOS18)
        #expect(old.height("section 0/item 0") == 44)
        #expect(old.text("section 0/header/text")?.text == "HEADER")
    }

    // MARK: Right to left

    @Test func everythingMirrors() {
        func solved(_ direction: UITraitEnvironmentLayoutDirection) -> TestList.Solved {
            TestTable(
                .insetGrouped, cells: .value1,
                [
                    .init(
                        header: "Header",
                        rows: [
                            { cell in
                                cell.textLabel?.text = "Name"
                                cell.detailTextLabel?.text = "Value"
                                cell.imageView?.image = UIImage(systemName: "star")
                                cell.accessoryType = .disclosureIndicator
                            },
                            { $0.textLabel?.text = "Last" },
                        ])
                ]
            ).snapshot(width: 375, generation: .iOS18) { $0.layoutDirection = direction }
        }
        let (left, right) = (solved(.leftToRight), solved(.rightToLeft))
        for part in ["text", "secondaryText", "image", "accessory.disclosureIndicator", "separator.bottom"] {
            let path = "section 0/item 0/\(part)"
            #expect(isNearly(left.minX(path), right.maxX(path).map { 375 - $0 }))
        }
        #expect(right.maxX("section 0/header/text") == 343)
    }
}
