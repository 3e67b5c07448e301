import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// How tall rows, headers and footers come out. Source of the heights: uikit-metrics §3.8; the ones of the grouped header
/// and footer and of plain rows are measured in pictures as well.
struct ContentHeightTests {
    private func height(
        _ traits: UITraitCollection, secondary: Bool = false, _ make: () -> UIListContentConfiguration
    ) -> Double {
        let configuration = traits.making(make)
        func label(_ properties: UIListContentConfiguration.TextProperties) -> ListContentLayout.Label {
            sampleLabel(width: 60, lineHeight: properties.font.lineHeight)
        }
        let layout = configuration.layout(
            margins: configuration.directionalLayoutMargins, imageSize: nil, text: label(configuration.textProperties),
            secondaryText: secondary ? label(configuration.secondaryTextProperties) : nil,
            displayScale: traits.displayScale)
        return layout.solve(width: 300).fittingSize.height
    }

    /// Within a rounding error of the arithmetic.
    private func expect(
        _ height: Double, _ expected: Double, location: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(height - expected) < 1e-3, "\(height), not \(expected)", sourceLocation: location)
    }

    private let classic = UITraitCollection.sample(.iOS18)
    private let modern = UITraitCollection.sample(.iOS26)

    @Test func cellsAreAtLeastARowTall() {
        expect(height(classic) { .cell() }, 44)
        expect(height(modern) { .cell() }, 52)
        expect(height(classic) { .valueCell() }, 44)
        expect(height(modern) { .valueCell() }, 52)
        expect(height(classic) { .sidebarCell() }, 44)
        expect(height(modern) { .sidebarCell() }, 44)
    }

    @Test func secondaryTextsGrowTheRow() {
        expect(height(classic, secondary: true) { .cell() }, 59.667)
        expect(height(modern, secondary: true) { .cell() }, 72.333)
        expect(height(classic, secondary: true) { .subtitleCell() }, 44)
        expect(height(modern, secondary: true) { .subtitleCell() }, 68.333)
    }

    @Test func headersAndFootersAreAsTallAsTheirText() {
        expect(height(classic) { .plainHeader() }, 26)
        expect(height(modern) { .plainHeader() }, 40.333)
        expect(height(classic) { .groupedHeader() }, 38.667)
        expect(height(modern) { .groupedHeader() }, 40.333)
        expect(height(classic) { .groupedFooter() }, 33.667)
        expect(height(modern) { .groupedFooter() }, 29.667)
        expect(height(classic) { .prominentInsetGroupedHeader() }, 43)
        expect(height(modern) { .prominentInsetGroupedHeader() }, 44)
        expect(height(classic) { .extraProminentInsetGroupedHeader() }, 45.333)
        expect(height(modern) { .extraProminentInsetGroupedHeader() }, 46.333)
    }

    /// Measured in pictures at `medium`: 37.333 and 39.333 for the header, rows 44 and 51.
    @Test func smallerTextMakesSmallerHeadersAndRows() {
        let (classic, modern) = (UITraitCollection.sample(.iOS18, .medium), UITraitCollection.sample(.iOS26, .medium))
        expect(height(classic) { .groupedHeader() }, 37.333)
        expect(height(modern) { .groupedHeader() }, 39.333)
        expect(height(classic) { .cell() }, 44)
        expect(height(modern) { .cell() }, 51)
    }

    /// The least height stops growing before the accessibility sizes. Source: uikit-metrics §1.5.
    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, 44.0, 49.0), (.extraLarge, 48, 54), (.extraExtraExtraLarge, 58, 59),
        (.accessibilityExtraExtraExtraLarge, 58, 59),
    ])
    func minimumHeightsFollowTheTextSize(category: UIContentSizeCategory, classic: Double, modern: Double) {
        for (generation, expected) in [(SystemGeneration.iOS18, classic), (.iOS26, modern)] {
            let context = UITraitCollection.sample(generation, category).styleContext
            #expect(ContentStyle.cell.minimumHeight(context) == expected)
            #expect(ContentStyle.groupedHeader.minimumHeight(context) == 0)
        }
    }
}
