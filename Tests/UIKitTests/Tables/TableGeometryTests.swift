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

    /// A card 16 from the sides of 375 points, its text 16 inside; a subtitle's row as Interface Builder saves its frames.
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
        let solved = table.snapshot(width: 375, scale: 2, generation: .iOS18)
        #expect(solved.minX("section 0/item 0") == 16)
        #expect(solved.width("section 0/item 0") == 343)
        #expect(solved.height("section 0/item 0") == 56)
        #expect(solved.minX("section 0/item 0/text") == 32)
        let top = solved.minY("section 0/item 0") ?? 0
        #expect(solved.minY("section 0/item 0/text") == rounded(top + 10))
        #expect(isNearly(solved.minY("section 0/item 0/secondaryText"), top + 31.5))
        #expect(solved.minX("section 0/item 0/separator.bottom") == 32)
        #expect(solved.maxX("section 0/item 0/separator.bottom") == 359)
        #expect(solved.node("section 0/item 1/separator.bottom") == nil)
    }

    /// Frames that iOS 26.1 printed on a phone of 393 points: cards 20 from the sides, texts and lines 16 inside them, chevrons
    /// as wide as their glyph and 20 inside.
    @Test func cardsOfIOS26HoldTheirTextsCloserThanTheirAccessories() {
        let table = TestTable(
            .insetGrouped, cells: .value1,
            [
                .init(
                    header: "General",
                    rows: [
                        { cell in
                            cell.textLabel?.text = "Plan"
                            cell.detailTextLabel?.text = "Pro"
                            cell.accessoryType = .disclosureIndicator
                        },
                        { cell in
                            cell.textLabel?.text = "Name"
                            cell.detailTextLabel?.text = "Miguel"
                        },
                    ])
            ])
        let solved = table.snapshot(width: 393)
        #expect(solved.minX("section 0/item 0") == 20)
        #expect(solved.minX("section 0/header/text") == 36)
        #expect(solved.minX("section 0/item 0/text") == 36)
        #expect(solved.minX("section 0/item 0/separator.bottom") == 36)
        #expect(solved.maxX("section 0/item 0/separator.bottom") == 357)
        #expect(isNearly(solved.maxX("section 0/item 0/accessory.disclosureIndicator"), 353))
        #expect(isNearly(solved.width("section 0/item 0/accessory.disclosureIndicator"), 10 + 1.0 / 3))
        #expect(solved.maxX("section 0/item 1/secondaryText") == 357)
        let lying = table.snapshot(width: 852, height: 393) { $0.verticalSizeClass = .compact }
        #expect(lying.minX("section 0/item 0/text") == 40)
    }

    /// Frames that iOS 26.1 printed on two phones.
    @Test(arguments: [(375.0, 2.0, 16.0, 10.5), (393, 3, 20, 10 + 1.0 / 3)])
    func chevronsOfTablesEndAtTheMargin(width: Double, scale: Double, margin: Double, chevron: Double) {
        let table = TestTable(
            .plain,
            rows: [
                { cell in
                    cell.textLabel?.text = "Text"
                    cell.accessoryType = .disclosureIndicator
                }
            ])
        let solved = table.snapshot(width: width, scale: scale)
        #expect(isNearly(solved.maxX("section 0/item 0/accessory.disclosureIndicator"), width - margin))
        #expect(isNearly(solved.maxX("section 0/item 0/contentView"), width - margin - chevron))
    }

    /// Frames that iOS 26.1 printed: a chevron of 14 in a row of 53 at 19⅓.
    @Test func halvesOfAPixelTakeTheGlyphsOfTablesUp() {
        let table = TestTable(
            .plain,
            rows: [
                { cell in
                    var content = UIListContentConfiguration.cell()
                    content.text = "Text"
                    cell.contentConfiguration = content
                    cell.accessoryType = .disclosureIndicator
                }
            ])
        let solved = table.snapshot(width: 393)
        #expect(solved.height("section 0/item 0") == 53)
        #expect(isNearly(solved.minY("section 0/item 0/accessory.disclosureIndicator"), 19 + 1.0 / 3))
    }

    /// uikit-rules §12.4: 16 in plain tables on the pad, 20 in inset ones, inside and out.
    @Test(arguments: [(UITableView.Style.plain, 16.0), (.grouped, 16), (.insetGrouped, 40)])
    func padsOfIOS26(style: UITableView.Style, start: Double) {
        let solved = TestTable(style, [.init(texts: ["a"])]).snapshot(width: 820, height: 1180, scale: 2) {
            $0.userInterfaceIdiom = .pad
        }
        #expect(solved.minX("section 0/item 0/text") == start)
    }
}
