import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// A value beside its text, or under it.
@MainActor
struct SideBySideCaseTests {
    private let path = "section 0/item 0"

    private func solved(
        _ texts: (String, String), trailing: Double? = nil, generation: SystemGeneration = .iOS26
    ) -> TestList.Solved {
        let row = row(texts.0, in: .valueCell()) { _, content in
            content.secondaryText = texts.1
            content.textToSecondaryTextHorizontalPadding = 8
            content.axesPreservingSuperviewLayoutMargins = []
            if let trailing { content.directionalLayoutMargins.trailing = trailing }
        }
        return makeList([row]).snapshot(width: 320, generation: generation)
    }

    /// The unwrapped widths and the gap between them decide, to the pixel.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func valueStandsBesideTheTextOnlyIfBothFit(generation: SystemGeneration) throws {
        let texts = ("Default delivery address", "Kiel")
        let wide = solved(texts, generation: generation)
        let text = try #require(wide.node(path + "/text")).frame
        let value = try #require(wide.node(path + "/secondaryText")).frame
        #expect(isNearly(value.maxX, 320 - 8))
        #expect(value.minY == text.minY)

        // Just enough room: the value ends at the trailing margin and 8 after the text.
        let end: Double = 16 + text.width + 8
        let exact: Double = 320 - end - value.width
        let tight = solved(texts, trailing: exact, generation: generation)
        #expect(isNearly(tight.minX(path + "/secondaryText"), end))
        #expect(isNearly(tight.maxX(path + "/secondaryText"), 320 - exact))
        #expect(tight.height(path) == wide.height(path))

        // A pixel less: below, both from the text's column.
        let short = solved(texts, trailing: exact + 1.0 / 3, generation: generation)
        #expect(short.minX(path + "/secondaryText") == 16)
        #expect(short.minX(path + "/text") == 16)
        let bottom = try #require(short.maxY(path + "/text"))
        #expect(try #require(short.minY(path + "/secondaryText")) >= bottom)
    }

    @Test func slackLiesBetweenTextAndValue() throws {
        let solved = solved(("Tax", "19 %"))
        #expect(solved.minX(path + "/text") == 16)
        #expect(solved.maxX(path + "/secondaryText") == 312)
        let gap = try #require(solved.minX(path + "/secondaryText")) - (try #require(solved.maxX(path + "/text")))
        #expect(gap > 8)
    }

    /// From the size on at which both no longer fit the value stands below, and nothing is cut. Where the switch happens
    /// follows from the widths; the case names no size.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func valueMovesBelowAsTextGrows(generation: SystemGeneration) throws {
        let list = makeList([
            row("Shipping class", [.disclosureIndicator()], in: .valueCell()) { _, content in
                content.secondaryText = "Oversized parcels"
            }
        ])
        for (category, isBeside) in [
            (UIContentSizeCategory.large, true), (.extraExtraExtraLarge, false), (.accessibilityExtraLarge, false),
        ] {
            let solved = list.snapshot(width: 375, generation: generation) {
                $0.preferredContentSizeCategory = category
            }
            let text = try #require(solved.node(path + "/text")).frame
            let value = try #require(solved.node(path + "/secondaryText")).frame
            #expect((value.minY < text.maxY) == isBeside, "\(category.rawValue)")
            #expect(!text.overlaps(value))
            for name in ["text", "secondaryText"] { #expect(solved.text("\(path)/\(name)")?.isTruncated == false) }
            let chevron = try #require(solved.node(path + "/accessory.disclosureIndicator")).frame
            let row = try #require(solved.node(path, role: "cell")).frame
            #expect(abs(chevron.midY - row.midY) <= 0.5)
            #expect(max(text.maxX, value.maxX) <= chevron.minX)
            #expect(value.maxY <= row.maxY)
        }
    }
}
