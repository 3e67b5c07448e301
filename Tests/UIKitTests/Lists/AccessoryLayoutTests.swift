import Appearance
import Foundation
import Testing
import UIKit

/// Where accessories stand. The frames were measured on a phone of 375 points at scale 2 (uikit-rules §5.3).
struct AccessoryLayoutTests {
    private func metrics(
        _ generation: SystemGeneration = .iOS26, _ category: UIContentSizeCategory = .large,
        in list: UIListEnvironment = .plain
    ) -> AccessoryMetrics {
        AccessoryMetrics(
            context: UITraitCollection.sample(generation, category, in: list).styleContext, displayScale: 2)
    }

    private func solve(
        _ items: [AccessoryLayout.Item], width: Double = 375, margin: Double = 16,
        indentation: AccessoryLayout.Indentation = .init(), metrics: AccessoryMetrics? = nil,
        sizes: [Int: CGSize] = [:]
    ) -> AccessoryLayout.Solution {
        let metrics = metrics ?? self.metrics()
        var layout = AccessoryLayout(
            items: items, cellSize: CGSize(width: width, height: 52), margins: (margin, margin), metrics: metrics
        ) { item in
            sizes[item] ?? metrics.boxSize(items[item].kind).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        }
        layout.indentation = indentation
        return layout.solve()
    }

    private func item(_ kind: AccessoryKind) -> AccessoryLayout.Item { AccessoryLayout.Item(kind: kind) }

    // MARK: Slots

    @Test func aChevronStandsInASquareAtTheMargin() {
        let solution = solve([item(.disclosureIndicator)])
        #expect(solution.trailing.first?.frame == CGRect(x: 345, y: 19, width: 14, height: 14))
        #expect(solution.content == CGRect(x: 0, y: 0, width: 345, height: 52))
    }

    @Test func beforeIOS26AChevronsSlotIsAsWideAsItsGlyph() {
        let solution = solve([item(.disclosureIndicator)], margin: 20, metrics: metrics(.iOS18))
        #expect(solution.trailing.first?.slot.minX == 375 - 20 - 10.5)
    }

    @Test func aCheckmarkIsCentredInTheStandardSlot() {
        let solution = solve([item(.checkmark)])
        #expect(solution.trailing.first?.frame == CGRect(x: 337.5, y: 17, width: 19, height: 18))
        #expect(solution.content.width == 335)
    }

    @Test func aCheckmarkStandsInsideAChevron() {
        let solution = solve([item(.disclosureIndicator), item(.checkmark)], width: 343)
        #expect(solution.trailing.map(\.kind) == [.checkmark, .disclosureIndicator])
        #expect(solution.trailing.map { $0.frame.minX + 16 } == [299.5, 329])
    }

    @Test func editingControlsStickOutOfTheirSlots() {
        let solution = solve([item(.delete), item(.reorder)])
        #expect(solution.leading.first?.frame == CGRect(x: 15, y: 13, width: 26, height: 26))
        #expect(solution.trailing.first?.frame.minX == 333.5)
        #expect(solution.content.minX == 40)
    }

    /// Printed by a phone at the largest ordinary size and at the second accessibility size (uikit-rules §13).
    @Test func slotsGrowWithTheText() {
        let large = solve([item(.delete)], metrics: metrics(.iOS26, .extraExtraExtraLarge))
        #expect(large.content.minX == 47.5)
        // 26 × 33 ÷ 17 at the medium scale: the phone printed 39, ours is a fraction under it.
        let huge = solve([item(.delete)], metrics: metrics(.iOS26, .accessibilityLarge))
        #expect(abs(huge.content.minX - 55) < 0.35)
    }

    @Test func withoutAccessoriesTheContentFillsTheCellButForTheSafeArea() {
        #expect(solve([]).content == CGRect(x: 0, y: 0, width: 375, height: 52))
        var layout = AccessoryLayout(
            items: [], cellSize: CGSize(width: 375, height: 52), margins: (60, 60), metrics: metrics()
        ) { _ in .zero }
        layout.safeArea = (44, 44)
        #expect(layout.solve().content == CGRect(x: 44, y: 0, width: 287, height: 52))
    }

    // MARK: Order

    @Test func everyAccessoryHasItsPlaceWhateverTheOrderGiven() {
        let kinds: [AccessoryKind] = [.reorder, .disclosureIndicator, .detail, .checkmark, .label, .customView]
        let trailing = solve(kinds.map { item($0) }).trailing.map(\.kind)
        #expect(trailing == [.customView, .label, .checkmark, .detail, .disclosureIndicator, .reorder])
        let leading = solve([.multiselect, .insert, .delete].map { item($0) }).leading.map(\.kind)
        #expect(leading == [.delete, .insert, .multiselect])
    }

    @Test func anOutlinesChevronStandsAtTheTrailingEnd() {
        #expect(solve([item(.outlineDisclosure)]).trailing.first?.frame.minX == 345)
    }

    @Test func customViewsGoWhereTheyAsk() {
        func kinds(_ position: @escaping ([Int]) -> Int) -> [AccessoryKind] {
            let custom = AccessoryLayout.Item(kind: .customView, side: .trailing, position: position)
            return solve([item(.checkmark), custom, item(.disclosureIndicator)]).trailing.map(\.kind)
        }
        // The system's accessories are passed from the edge inwards.
        #expect(kinds { $0.count } == [.customView, .checkmark, .disclosureIndicator])
        #expect(kinds { _ in 1 } == [.checkmark, .customView, .disclosureIndicator])
        #expect(kinds { _ in 0 } == [.checkmark, .disclosureIndicator, .customView])
        #expect(kinds { _ in 99 } == [.customView, .checkmark, .disclosureIndicator])
        #expect(kinds { _ in -1 } == [.checkmark, .disclosureIndicator, .customView])
    }

    // MARK: Custom views

    /// A dot, a file's type and a chevron: the dot in its own narrow slot, the type as wide as its text.
    @Test func reservedWidthsCentreTheView() {
        let dot = AccessoryLayout.Item(kind: .customView, side: .leading, reservedWidth: .custom(12))
        let type = AccessoryLayout.Item(kind: .customView, side: .trailing, reservedWidth: .actual)
        let solution = solve(
            [dot, type, item(.disclosureIndicator)],
            sizes: [0: CGSize(width: 8, height: 8), 1: CGSize(width: 31, height: 16)])
        #expect(solution.leading.first?.frame == CGRect(x: 18, y: 22, width: 8, height: 8))
        #expect(solution.content.minX == 28)
        #expect(solution.trailing.first?.frame.minX == CGFloat(375 - 16 - 14 - 8 - 31))
    }

    @Test func theStandardSlotNeverSqueezesASwitch() {
        let custom = AccessoryLayout.Item(kind: .customView, side: .trailing, reservedWidth: .standard)
        let wide = solve([custom], sizes: [0: CGSize(width: 51, height: 31)])
        #expect(wide.trailing.first?.frame.maxX == 359)
        let narrow = solve([custom], sizes: [0: CGSize(width: 10, height: 10)])
        #expect(narrow.content.width == 335)
    }

    // MARK: Hidden, absent, twice

    @Test func aHiddenAccessoryKeepsItsSlot() {
        var hidden = item(.checkmark)
        hidden.isHidden = true
        let solution = solve([hidden])
        #expect(solution.content == solve([item(.checkmark)]).content)
        #expect(solution.trailing.first?.isHidden == true)
    }

    @Test func accessoriesAppearByTheStateOfEditing() {
        let accessories: [UICellAccessory] = [
            .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(), .multiselect(),
        ]
        func kinds(_ isEditing: Bool) -> [AccessoryKind] {
            accessories.filter { $0.displayedState.isDisplayed(isEditing: isEditing) }.map(\.kind)
        }
        #expect(kinds(false) == [.disclosureIndicator, .checkmark])
        #expect(kinds(true) == [.delete, .reorder, .checkmark, .multiselect])
    }

    @Test func eachKindOfTheSystemsMayStandOnce() {
        let accessories: [UICellAccessory] = [
            .checkmark(), .delete(), .checkmark(displayed: .whenEditing), .checkmark(), .delete(),
        ]
        #expect(UICellAccessory.duplicateKinds(in: accessories) == [.checkmark, .delete])
        #expect(UICellAccessory.duplicateKinds(in: [.checkmark(), .delete()]).isEmpty)
    }

    // MARK: The grip's line

    @Test func aLineSeparatesAGripFromItsNeighbour() {
        var grip = item(.reorder)
        grip.showsSeparator = true
        let label = item(.label)
        let solution = solve([label, grip], sizes: [0: CGSize(width: 20, height: 20)])
        // The grip's slot is 335...359; 17 points before it the label ends, 9 before it the line begins.
        #expect(solution.gripSeparator == CGRect(x: 326, y: 0, width: 1, height: 52))
        #expect(solution.trailing.first?.slot.maxX == 318)

        grip.showsSeparator = false
        let without = solve([label, grip], sizes: [0: CGSize(width: 20, height: 20)])
        #expect(without.gripSeparator == nil)
        #expect(without.trailing.first?.slot.maxX == 327)
    }

    @Test func aGripAloneHasNoLine() {
        var grip = item(.reorder)
        grip.showsSeparator = true
        #expect(solve([grip]).gripSeparator == nil)
    }

    // MARK: Indentation

    @Test(arguments: 0...2)
    func indentationMovesControlsAndContent(level: Int) {
        let indentation = AccessoryLayout.Indentation(level: level)
        let moved = solve([item(.multiselect), item(.checkmark)], indentation: indentation)
        #expect(moved.leading.first?.slot.minX == 16 + 10 * CGFloat(level))
        #expect(moved.content.minX == 40 + 10 * CGFloat(level))
        #expect(moved.trailing.first?.frame.minX == 337.5)

        let fixed = AccessoryLayout.Indentation(level: level, movesAccessories: false)
        let kept = solve([item(.multiselect)], indentation: fixed)
        #expect(kept.leading.first?.slot.minX == 16)
        #expect(kept.content.minX == 40 + 10 * CGFloat(level))
        #expect(solve([], indentation: fixed).content.minX == 10 * CGFloat(level))
    }
}
