import Appearance
import Foundation
import Testing
import UIKit

struct SeparatorLayoutTests {
    private func layout(
        _ generation: SystemGeneration = .iOS26, _ environment: ListEnvironment = .insetGrouped, isFirst: Bool = false,
        isLast: Bool = false, textLeading: Double? = 16, width: Double = 361, height: Double = 52, margin: Double = 16
    ) -> SeparatorLayout {
        SeparatorLayout(
            cellSize: CGSize(width: width, height: height), textLeading: textLeading, margins: (margin, margin),
            position: .init(isFirst: isFirst, isLast: isLast),
            metrics: ListMetrics(generation: generation, environment: environment, displayScale: 3))
    }

    private var automatic: UIListSeparatorConfiguration { .init(listAppearance: .plain) }

    /// Printed by iOS 26.1: 329 wide at 32 in a card of 361 at 16, a point tall, in the row's last point.
    @Test func aPointInsideTheMarginsOnIOS26() {
        #expect(layout(height: 151.0 / 3).bottom(automatic)?.minX == 16)
        #expect(layout().bottom(automatic) == CGRect(x: 16, y: 51, width: 329, height: 1))
    }

    @Test func aPixelUpToTheEdgeBefore() throws {
        let line = try #require(
            layout(.iOS18, textLeading: 20, width: 350, height: 44, margin: 20).bottom(automatic))
        #expect(line.minX == 20)
        #expect(line.maxX == 350)
        #expect(abs(line.height - 1.0 / 3) < 1e-9)
        #expect(abs(line.maxY - 44) < 1e-9)
    }

    @Test func eachRowsLineStartsUnderItsText() {
        #expect(layout(textLeading: 56).bottom(automatic)?.minX == 56)
        #expect(layout(textLeading: nil).bottom(automatic)?.minX == 16)
    }

    @Test func cardsAreClosedByNoLine() {
        #expect(layout(isLast: true).bottom(automatic) == nil)
        #expect(layout(isFirst: true).top(automatic) == nil)
        #expect(layout(isFirst: true).bottom(automatic) != nil)
    }

    @Test func groupedSectionsAreClosedByFullLinesBeforeIOS26() {
        let first = layout(.iOS18, .grouped, isFirst: true, isLast: true, width: 390)
        #expect(first.top(automatic)?.width == 390)
        #expect(first.bottom(automatic)?.width == 390)
    }

    @Test func visibilityOverridesTheList() {
        var configuration = automatic
        configuration.bottomSeparatorVisibility = .hidden
        configuration.topSeparatorVisibility = .visible
        #expect(layout().bottom(configuration) == nil)
        #expect(layout().top(configuration) == CGRect(x: 16, y: 0, width: 329, height: 1))
        configuration.bottomSeparatorVisibility = .visible
        #expect(layout(isLast: true).bottom(configuration) != nil)
    }

    /// An edge left at the automatic value is worked out, whatever the other one says.
    @Test func anEdgeSetAloneLeavesTheOther() {
        var configuration = automatic
        configuration.bottomSeparatorInsets.leading = 0
        #expect(layout().bottom(configuration) == CGRect(x: 0, y: 51, width: 345, height: 1))
        configuration.bottomSeparatorInsets.trailing = 20
        #expect(layout().bottom(configuration)?.maxX == 341)
        configuration.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
        configuration.topSeparatorVisibility = .visible
        #expect(layout().top(configuration) == CGRect(x: 60, y: 0, width: 301, height: 1))
    }

    @Test func linesBetweenSelectedRowsHaveTheColourOfTheOthersUntilSet() {
        var configuration = automatic
        configuration.color = .systemRed
        #expect(configuration.multipleSelectionColor == .systemRed)
        configuration.multipleSelectionColor = .systemBlue
        #expect(configuration.multipleSelectionColor == .systemBlue)
        #expect(configuration.color == .systemRed)
    }
}
