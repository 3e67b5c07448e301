import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// What a table shares with a list, and where it differs.
@MainActor
struct TableCaseTests {
    private func content() -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "Lantern"
        content.secondaryText = "Two left"
        content.image = UIImage(systemName: "lightbulb")
        return content
    }

    private func table(_ change: @escaping TestTable.Row) -> TestList.Solved {
        TestTable(.plain, rows: [change, change]).snapshot(width: 375)
    }

    // MARK: The same content in both

    @Test func sameContentStandsAlikeInTableAndList() {
        let list = makeList([
            { cell in
                cell.contentConfiguration = self.content()
                cell.accessories = [.disclosureIndicator()]
            }
        ]).snapshot(width: 375)
        let table = table { cell in
            cell.contentConfiguration = self.content()
            cell.accessoryType = .disclosureIndicator
        }
        for part in ["image", "text", "secondaryText"] {
            let path = "section 0/item 0/\(part)"
            #expect(table.minX(path) == list.minX(path))
            #expect(table.width(path) == list.width(path))
            #expect(table.text(path) == list.text(path))
        }
        // A list's chevron stands in a square box, a table's in one as wide as itself; both end at the margin.
        for solved in [table, list] {
            #expect(isNearly(solved.maxX("section 0/item 0/accessory.disclosureIndicator"), 375 - 16))
        }
        #expect(table.color("section 0/item 0/background") == list.color("section 0/item 0/background"))
        // A table adds its separator to what the content needs.
        #expect(isNearly(table.height("section 0/item 0"), list.height("section 0/item 0").map { $0 + 1 }))
    }

    @Test func oneLineIsAPointTallerInATable() {
        var content = UIListContentConfiguration.cell()
        content.text = "Lantern"
        let one = content
        #expect(makeList([{ $0.contentConfiguration = one }]).snapshot(width: 375).height("section 0/item 0") == 52)
        #expect(table { $0.contentConfiguration = one }.height("section 0/item 0") == 53)
    }

    @Test func viewOfOnesOwnHasTheSameSizeInBoth() {
        let block = BlockContent(height: 64, color: .systemTeal)
        let list = makeList([{ $0.contentConfiguration = block }]).snapshot(width: 375)
        let table = table { $0.contentConfiguration = block }
        let path = "section 0/item 0/contentView"
        #expect(table.frame(path) == list.frame(path))
        #expect(table.frame(path) == [0, 0, 375, 64])
        #expect(table.height("section 0/item 0") == 65)
    }

    // MARK: Backgrounds

    /// No sliver of what is behind the rows shows between a background and its separator, or beside the separator.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26], [false, true])
    func backgroundViewFillsTheRow(generation: SystemGeneration, isSelected: Bool) {
        let test = TestTable(
            .plain,
            rows: (0..<3).map { _ in
                { cell in
                    cell.textLabel?.text = "Row"
                    let dark = UIView()
                    dark.backgroundColor = .black
                    cell.backgroundView = dark
                    let chosen = UIView()
                    chosen.backgroundColor = .darkGray
                    cell.selectedBackgroundView = chosen
                }
            })
        if isSelected { test.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
        let solved = test.snapshot(width: 375, generation: generation)
        for row in 0..<3 {
            let path = "section 0/item \(row)"
            #expect(solved.frame("\(path)/backgroundView") == solved.frame(path))
            let hasChosen = solved.node("\(path)/selectedBackgroundView") != nil
            #expect(hasChosen == (isSelected && row == 1))
            if hasChosen { #expect(solved.frame("\(path)/selectedBackgroundView") == solved.frame(path)) }
        }
        for row in 0..<2 {
            #expect(
                isNearly(solved.maxY("section 0/item \(row)"), solved.minY("section 0/item \(row + 1)"), within: 0.34))
        }
    }

    // MARK: Margins

    /// A cell's margins reach what its content view holds, a control at the leading end uses them up, and so does an
    /// accessory at the other.
    @Test func contentViewKeepsTheRowsMargins() throws {
        func insets(_ change: @escaping TestTable.Row, editing: Bool = false) throws -> [Double] {
            let box = UIView()
            let test = TestTable(
                .plain,
                rows: [
                    { cell in
                        box.translatesAutoresizingMaskIntoConstraints = false
                        cell.contentView.addSubview(box)
                        let guide = cell.contentView.layoutMarginsGuide
                        NSLayoutConstraint.activate([
                            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                            box.topAnchor.constraint(equalTo: guide.topAnchor),
                            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                            box.heightAnchor.constraint(equalToConstant: 40),
                        ])
                        change(cell)
                    }
                ])
            test.view.isEditing = editing
            let solved = test.snapshot(width: 390)
            let path = "section 0/item 0/view 0"
            let (start, end) = (try #require(solved.minX(path)), try #require(solved.maxX(path)))
            return [start, end, try #require(solved.height("section 0/item 0"))]
        }
        #expect(try insets({ _ in }) == [20, 370, 71])
        let own = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
        #expect(try insets({ $0.directionalLayoutMargins = own }) == [50, 360, 71])
        #expect(try insets({ $0.indentationLevel = 2 }) == [40, 370, 71])
        #expect(try insets({ _ in }, editing: true) == [52, 370, 71])
        #expect(try insets({ $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) })[1] == 332)
    }

    @Test func tablesMarginReachesItsRows() {
        let test = TestTable(.plain, [.init(header: "Header", texts: ["Row"])])
        test.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 32, bottom: 0, trailing: 32)
        let solved = test.snapshot(width: 390)
        #expect(solved.minX("section 0/item 0/text") == 32)
        #expect(solved.minX("section 0/header/text") == 32)
        #expect(solved.minX("section 0/item 0/separator.bottom") == 32)
    }

    @Test func rowsFollowTheReadableWidth() {
        let test = TestTable(.plain, [.init(texts: ["Row"])])
        test.view.cellLayoutMarginsFollowReadableWidth = true
        #expect(test.snapshot(width: 1024, scale: 2).minX("section 0/item 0/text") == 176)
        #expect(test.snapshot(width: 390).minX("section 0/item 0/text") == 20)
    }

    // MARK: A cell alone

    /// A cell without a table is laid out and coloured by the traits it is drawn with, and so are the views inside.
    @Test func cellAloneHasTheTraitsItIsDrawnWith() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Lantern"
        cell.detailTextLabel?.text = "Two left"
        let inside = UIView()
        cell.contentView.addSubview(inside)
        var seen: UITraitCollection?
        cell.configurationUpdateHandler = { _, state in seen = state.traitCollection }
        let solved = cell.solved(width: 320, height: nil) { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .extraExtraLarge
            traits.horizontalSizeClass = .compact
        }
        #expect(seen?.userInterfaceStyle == .dark)
        #expect(seen?.preferredContentSizeCategory == .extraExtraLarge)
        #expect(seen?.horizontalSizeClass == .compact)
        #expect(solved.text("text")?.font == "Inter 21 regular")
        #expect(solved.color("text") == "#FFFFFFFF")
        #expect(solved.color("background") == "#000000FF")
        #expect(solved.report.size.width == 320)
        #expect(solved.report.size.height > 62)
    }
}
