import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows of real lists, by kinds of declarations that go wrong in practice.
@MainActor
struct ListRowTests {
    private typealias Row = @MainActor (UICollectionViewListCell) -> Void

    private func row(
        _ text: String = "Row", _ accessories: [UICellAccessory] = [],
        _ change: @escaping (UICollectionViewListCell, inout UIListContentConfiguration) -> Void = { _, _ in }
    ) -> Row {
        { cell in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.accessories = accessories
            change(cell, &content)
            cell.contentConfiguration = content
        }
    }

    private func solved(
        _ rows: [Row], in appearance: UICollectionLayoutListConfiguration.Appearance = .plain, width: Double = 375,
        scale: Double = 2, generation: SystemGeneration = .iOS26,
        _ traits: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> TestList.Solved {
        TestList(appearance, [TestList.Section(rows: rows)])
            .snapshot(width: width, scale: scale, generation: generation, traits)
    }

    private let paragraph = String(repeating: "Long text that has to be broken. ", count: 5)

    // MARK: Accessories

    @Test func longTextStopsBeforeTheAccessory() {
        let list = solved([row(paragraph, [.checkmark()]), row(paragraph)])
        #expect(list.frame("section 0/item 0/contentView")?[2] == 335)
        #expect(list.frame("section 0/item 1/contentView")?[2] == 375)
        let end = list.maxX("section 0/item 0/text") ?? 0
        #expect(end <= 335 - 8)
    }

    @Test func hiddenAccessoriesLeaveTheTextWhereItWas() {
        let hidden = UICellAccessory.checkmark(options: .init(isHidden: true))
        let list = solved([row(paragraph, [.checkmark()]), row(paragraph, [hidden])])
        #expect(list.width("section 0/item 0/text") == list.width("section 0/item 1/text"))
        #expect(list.height("section 0/item 0") == list.height("section 0/item 1"))
        #expect(list.node("section 0/item 0/accessory.checkmark") != nil)
        #expect(list.node("section 0/item 1/accessory.checkmark") == nil)
    }

    /// A badge keeps the frame it was given only if it asks for that.
    @Test func badgesKeepTheirFrameOnRequest() {
        func badge(_ maintainsFixedSize: Bool?) -> UICellAccessory {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
            return .customView(
                configuration: .init(
                    customView: view, placement: .trailing(), reservedLayoutWidth: .actual,
                    maintainsFixedSize: maintainsFixedSize))
        }
        let list = solved([row("A", [badge(true), .disclosureIndicator()])])
        #expect(list.frame("section 0/item 0/accessory.customView") == [315, 15, 22, 22])
    }

    // MARK: Backgrounds

    @Test func aRowsColourRunsUnderItsAccessories() {
        let row = row("A", [.disclosureIndicator()]) { cell, _ in
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .systemTeal
            cell.backgroundConfiguration = background
        }
        let list = solved([row], in: .insetGrouped)
        #expect(list.frame("section 0/item 0/background") == [16, 35, 343, 52])
        #expect(list.color("section 0/item 0/background") == "#00C3D0FF")
    }

    @Test(arguments: [
        (SystemGeneration.iOS18, UIUserInterfaceStyle.light, "#D1D1D6FF"), (.iOS26, .light, "#D1D1D6FF"),
        (.iOS26, .dark, "#3A3A3CFF"),
    ])
    func aSelectedRowIsGrey(generation: SystemGeneration, style: UIUserInterfaceStyle, color: String) {
        let list = solved(
            [row { cell, _ in cell.isSelected = true }, row()], in: .insetGrouped, generation: generation
        ) { $0.userInterfaceStyle = style }
        #expect(list.color("section 0/item 0/background") == color)
        #expect(list.color("section 0/item 1/background") != color)
    }

    @Test func shadowsLieUnderTheBackground() {
        let row = row { cell, _ in
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 8
            background.shadowProperties.opacity = 0.5
            background.shadowProperties.radius = 4
            background.shadowProperties.offset = CGSize(width: 0, height: 2)
            cell.backgroundConfiguration = background
        }
        let text = solved([row]).snapshot.displayList.description
        #expect(text.contains("shadow (0, 0) 375×52 radius 8 #00000080 radius 4 offset (0, 2)"), "\(text)")
    }

    // MARK: States

    @Test func transformersSeeEveryState() {
        let grey = UIConfigurationColorTransformer { _ in .systemGray3 }
        let list = solved([
            row { cell, _ in
                cell.configurationUpdateHandler = { cell, state in
                    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
                    background.backgroundColorTransformer = state.isSelected ? grey : nil
                    cell.backgroundConfiguration = background
                }
                cell.isSelected = true
            }
        ])
        #expect(list.color("section 0/item 0/background") == "#C7C7CCFF")
    }

    // MARK: Indentation

    /// The text moves by all of the indentation, also where the list's margin is wider than the content's own.
    @Test(arguments: [(375.0, 16.0), (430, 20)])
    func indentationMovesTheTextAndItsSeparator(width: Double, margin: Double) {
        let rows = (0...2).map { level in row { cell, _ in cell.indentationLevel = level } }
        let list = solved(rows + [row()], width: width, scale: 3, generation: .iOS18)
        for level in 0...2 {
            let start = margin + 10 * Double(level)
            #expect(list.minX("section 0/item \(level)/text") == start)
            #expect(list.minX("section 0/item \(level)/separator.bottom") == start)
        }
    }

    // MARK: Editing

    /// Printed by iOS 26.1: the delete control at 15, text at 56, the grip at 333.5, the chevron gone.
    @Test func editingBringsControlsAndTakesChevrons() {
        let accessories: [UICellAccessory] = [
            .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(displayed: .always),
        ]
        let list = TestList(.plain, [TestList.Section(rows: [row("A", accessories)])])
        let reading = list.snapshot(width: 375, scale: 2)
        #expect(reading.node("section 0/item 0/accessory.delete") == nil)
        #expect(reading.minX("section 0/item 0/accessory.checkmark") == 315.5)
        list.view.isEditing = true
        let editing = list.snapshot(width: 375, scale: 2)
        #expect(editing.minX("section 0/item 0/accessory.delete") == 15)
        #expect(editing.minX("section 0/item 0/accessory.reorder") == 333.5)
        #expect(editing.minX("section 0/item 0/text") == 56)
        #expect(editing.node("section 0/item 0/accessory.disclosureIndicator") == nil)
    }

    /// Between a label and a grip, over the whole height, above the background; none when the grip stands alone.
    @Test func aLineSeparatesTheGripFromALabel() throws {
        func lines(_ accessories: [UICellAccessory]) throws -> [CGRect] {
            let list = TestList(.plain, [TestList.Section(rows: [row("A", accessories)])])
            list.view.isEditing = true
            _ = list.snapshot(width: 375, scale: 2)
            let cell = try #require(list.view.visibleCells.first)
            let background = cell.subviews.firstIndex { $0.frame == cell.bounds } ?? 0
            return cell.subviews.dropFirst(background + 1).map(\.frame).filter { $0.width == 1 }
        }
        #expect(try lines([.label(text: "12"), .reorder()]) == [CGRect(x: 326, y: 0, width: 1, height: 52)])
        #expect(try lines([.reorder()]).isEmpty)
        #expect(
            try lines([.label(text: "12"), .reorder(options: .init(showsVerticalSeparator: false))]).isEmpty)
    }

    // MARK: From right to left

    @Test func rowsAreMirrored() {
        let mirrored = solved([row("A", [.checkmark(), .disclosureIndicator()])]) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.minX("section 0/item 0/accessory.disclosureIndicator") == 16)
        #expect(mirrored.maxX("section 0/item 0/accessory.checkmark") == 59.5)
        #expect(mirrored.maxX("section 0/item 0/text") == 359)
    }

    // MARK: Texts

    @Test func valuesGoBelowWhereTheyDoNotFit() {
        func value(_ text: String) -> Row {
            { cell in
                var content = UIListContentConfiguration.valueCell()
                content.text = "Shipping class"
                content.secondaryText = text
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
        }
        let beside = solved([value("Oversized parcels")])
        #expect(beside.height("section 0/item 0") == 52)
        #expect(beside.maxX("section 0/item 0/secondaryText") == 337)
        let larger = solved([value("Oversized parcels")]) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
        let (text, secondary) = ("section 0/item 0/text", "section 0/item 0/secondaryText")
        #expect(larger.minX(secondary) == larger.minX(text))
        #expect((larger.minY(secondary) ?? 0) >= (larger.maxY(text) ?? 0))
        #expect(larger.node(secondary)?.text?.isTruncated == false)
    }

    @Test func rowsGrowWithTheTextWithoutOverlap() {
        let rows = [
            row(paragraph),
            row("Title") { _, content in content.secondaryText = paragraph },
            row("Title", [.checkmark()]) { _, content in content.image = UIImage(systemName: "wifi") },
        ]
        for category in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
            let list = TestList(.plain, [TestList.Section(rows: rows)])
                .snapshot(width: 375, height: nil, scale: 2) { $0.preferredContentSizeCategory = category }
            for item in 0..<2 {
                #expect(list.maxY("section 0/item \(item)") == list.minY("section 0/item \(item + 1)"))
            }
            #expect((list.minY("section 0/item 1/secondaryText") ?? 0) >= (list.maxY("section 0/item 1/text") ?? 0))
        }
    }

    // MARK: Images

    @Test func symbolsShareAColumnOfTexts() {
        let names = ["wifi", "battery.100", "iphone"]
        let list = solved(
            names.map { name in row { _, content in content.image = UIImage(systemName: name) } } + [row()])
        for item in 0..<3 {
            #expect(list.minX("section 0/item \(item)/text") == 56)
            #expect(list.minX("section 0/item \(item)/separator.bottom") == 56)
        }
        #expect(list.minX("section 0/item 3/text") == 16)
    }

    @Test func imagesAreOutlined() {
        let row = row { _, content in
            content.image = UIImage(systemName: "wifi")
            content.imageProperties.strokeWidth = 2
            content.imageProperties.strokeColor = .systemGray4
        }
        let list = solved([row]) { $0.userInterfaceStyle = .dark }
        let text = list.snapshot.displayList.description
        #expect(text.contains(#/stroke .* #3A3A3CFF width 2/#), "\(text)")
    }

    // MARK: Traits

    /// A view that nobody updates for a state still follows its traits.
    @Test func contentViewsFollowTheirTraits() throws {
        let traits = UITraitCollection.sample(.iOS18)
        let view = traits.making { UIListContentView(configuration: .cell()) }
        var configuration = traits.making { UIListContentConfiguration.cell() }
        configuration.text = "A"
        view.configuration = configuration
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.addSubview(view)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let label = try #require(view.subviews.first as? UILabel)
        #expect(label.font.pointSize == 33)
        #expect(view.configuration as? UIListContentConfiguration == configuration)
    }
}
