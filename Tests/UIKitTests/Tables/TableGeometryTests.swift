import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Tables against numbers measured in real pictures and printed by the system.
@MainActor
struct TableGeometryTests {
    private func configured(_ text: String) -> TestTable.Row {
        { cell in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessoryView = UISwitch()
        }
    }

    // MARK: Plain

    /// ios-references 20 and 21: rows of a content configuration are as tall as it and the separator.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func configuredRowsHoldTheirSeparator(generation: SystemGeneration) {
        let isNew = generation == .iOS26
        let line = isNew ? 1 : 1.0 / 3
        let pitch = (isNew ? 52 : 44) + line
        let contentEnd: Double = 402 - 20 - (isNew ? 63 : 51)
        let lineEnd: Double = isNew ? 382 : 402
        let solved = TestTable(.plain, rows: (0..<3).map { _ in configured("Hello World") })
            .snapshot(width: 402, height: 400, generation: generation)
        for row in 0..<3 {
            let path = "section 0/item \(row)"
            #expect(isNearly(solved.minY(path), Double(row) * pitch, within: 0.34))
            #expect(isNearly(solved.height(path), pitch))
            #expect(solved.minX("\(path)/text") == 20)
            #expect(solved.maxX("\(path)/contentView") == contentEnd)
            #expect(solved.frame("\(path)/contentView")?[3] == rounded(pitch - line))
            #expect(solved.minX("\(path)/separator.bottom") == 20)
            #expect(solved.maxX("\(path)/separator.bottom") == lineEnd)
            #expect(solved.maxY("\(path)/separator.bottom") == solved.maxY(path))
        }
    }

    /// ios-references 01 to 03: 44 points, a hairline in the last pixel, the text in the middle.
    @Test(arguments: [(320.0, 16.0), (375, 16), (414, 20), (1024, 20)])
    func plainRowsOfIOS18(width: Double, margin: Double) {
        let solved = TestTable(.plain, [.init(texts: ["0", "1", "2"])]).snapshot(width: width, generation: .iOS18)
        #expect(solved.frame("section 0/item 1") == [0, 44, width, 44])
        #expect(solved.frame("section 0/item 1/separator.bottom")?[0] == margin)
        #expect(solved.maxX("section 0/item 1/separator.bottom") == width)
        #expect(solved.minX("section 0/item 1/text") == margin)
        #expect(solved.minY("section 0/item 1/text") == 56)
    }

    /// uikit-rules §13: rows of labels on iOS 26 at three text sizes.
    @Test(arguments: [
        (UIContentSizeCategory.large, 52.0, 62.0), (.extraExtraExtraLarge, 59, 83), (.accessibilityLarge, 80, 117),
    ])
    func rowsOfLabelsGrowWithTheText(category: UIContentSizeCategory, lone: Double, two: Double) {
        func height(_ style: UITableViewCell.CellStyle) -> Double? {
            TestTable(
                .plain, cells: style,
                rows: [
                    { cell in
                        cell.textLabel?.text = "Text"
                        cell.detailTextLabel?.text = "Detail"
                    }
                ]
            ).snapshot(width: 375, scale: 2) { $0.preferredContentSizeCategory = category }.height("section 0/item 0")
        }
        #expect(isNearly(height(.default), lone, within: 0.5))
        #expect(isNearly(height(.subtitle), two, within: 0.5))
    }

    // MARK: Grouped

    /// ios-references 12: rows of 44 and 65, 75⅓ points from a footer of one line to the next section, 91⅓ of two.
    @Test func groupedSettingsOfIOS16() {
        let long = "Tell websites that you object to processing and selling of your personal data"
        let footer =
            "When disabled, all text entered in search bar will be sent to the search engine unless it starts with "
        let solved = TestTable(
            .grouped,
            [
                .init(header: "Search", footer: footer + "\"http\".", texts: ["Search Engine"]),
                .init(
                    header: "Privacy", footer: "Choose how long app remembers open tabs.",
                    rows: [
                        { cell in
                            cell.textLabel?.text = long
                            cell.textLabel?.numberOfLines = 0
                            cell.accessoryView = UISwitch()
                        }
                    ]),
                .init(header: "Miscellaneous", texts: ["URL Blocker"]),
            ]
        ).snapshot(width: 430, generation: .iOS18)
        func gap(_ section: Int) -> Double? {
            guard let end = solved.maxY("section \(section)/item 0") else { return nil }
            return solved.minY("section \(section + 1)/item 0").map { $0 - end }
        }
        #expect(isNearly(gap(0), 91 + 1.0 / 3))
        #expect(isNearly(gap(1), 75 + 1.0 / 3))
        #expect(isNearly(solved.height("section 1/item 0"), 65))
        #expect(solved.text("section 0/header/text")?.text == "SEARCH")
        #expect(isNearly(solved.minY("section 0/item 0"), 55 + 1.0 / 3))
        #expect(solved.frame("section 0/item 0/separator.top")?[2] == 430)
        #expect(solved.frame("section 0/item 0/separator.bottom")?[2] == 430)
    }

    /// ios-references 13, at 2×: 55.5 points from the last row to the next section's first, and above the first section;
    /// the header's text ends 6.5 above its rows, so that its baseline stands 10 above them.
    @Test func groupedSectionsOfIOS15() {
        let solved = TestTable(
            .grouped, [.init(header: "Automatic", texts: ["a", "b"]), .init(header: "Manual", texts: ["c"])]
        ).snapshot(width: 320, scale: 2, generation: .iOS18)
        #expect(solved.frame("section 0/item 0") == [0, 55.5, 320, 44])
        #expect(solved.frame("section 1/item 0") == [0, 199, 320, 44])
        #expect(solved.maxY("section 1/header/text") == 192.5)
        #expect(solved.frame("section 0/item 0/separator.bottom") == [16, 99, 304, 0.5])
        #expect(solved.minY("section 0/item 0/text") == 67.5)
    }

    /// uikit-rules §7.4 at 2×: 55.5 at the top, 38 after a section without footer, whose place takes 17.5.
    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func groupedHeadersOfIOS26(style: UITableView.Style) {
        let solved = TestTable(
            style,
            [
                .init(header: "One", texts: ["a"]), .init(header: "Two", footer: "End", texts: ["b"]),
                .init(header: "Three", texts: ["c"]),
            ]
        ).snapshot(width: 375, scale: 2)
        #expect(solved.frame("section 0/header")?[3] == 55.5)
        #expect(solved.frame("section 1/header")?[3] == 38)
        #expect(solved.frame("section 2/header")?[3] == 45.5)
        #expect(solved.text("section 0/header/text")?.text == "One")
        #expect(isNearly(solved.maxY("section 0/item 0").map { $0 + 17.5 }, solved.minY("section 1/header")))
        #expect(isNearly(solved.height("section 1/footer"), 30))
    }

    @Test func sectionsWithoutHeadersKeepApart() {
        let solved = TestTable(.insetGrouped, [.init(texts: ["a"]), .init(texts: ["b"])]).snapshot(width: 375)
        #expect(solved.frame("section 0/item 0") == [16, 35, 343, 52])
        #expect(solved.minY("section 1/item 0") == 122)
    }

    // MARK: Cards

    /// ios-references 11: a card 16 from the sides of 375 points, its text 16 inside, a subtitle's row of 46⅔.
    @Test func insetGroupedCardOfIOS16() {
        let table = TestTable(
            .insetGrouped, cells: .subtitle,
            [
                .init(
                    header: "Switch",
                    rows: [
                        { cell in
                            cell.textLabel?.text = "Setting 1"
                            cell.detailTextLabel?.text = "Example subtitle"
                            cell.accessoryView = UISwitch()
                        },
                        { $0.textLabel?.text = "Setting 2" },
                    ])
            ])
        let solved = table.snapshot(width: 375, generation: .iOS18)
        #expect(solved.minX("section 0/item 0") == 16)
        #expect(solved.width("section 0/item 0") == 343)
        #expect(isNearly(solved.height("section 0/item 0"), 46 + 2.0 / 3))
        #expect(solved.minX("section 0/item 0/text") == 32)
        let top = solved.minY("section 0/item 0") ?? 0
        #expect(solved.minY("section 0/item 0/text") == rounded(top + 6))
        #expect(isNearly(solved.minY("section 0/item 0/secondaryText"), top + 26 + 1.0 / 3))
        #expect(solved.minX("section 0/item 0/separator.bottom") == 32)
        #expect(solved.maxX("section 0/item 0/separator.bottom") == 359)
        #expect(solved.node("section 0/item 1/separator.bottom") == nil)
    }
}
