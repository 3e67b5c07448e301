import Appearance
import Testing

struct DynamicTypeTests {
    @Test func readsTheTableByStyleAndCategory() {
        #expect(TextStyle.body.attributes(.large).size == 17)
        #expect(TextStyle.body.attributes(.large).leading == 22)
        #expect(TextStyle.largeTitle.attributes(.extraSmall).size == 31)
        #expect(TextStyle.caption2.attributes(.accessibilityExtraExtraExtraLarge).size == 40)
        #expect(TextStyle.title3.attributes(.accessibilityMedium).leading == 38)
        #expect(TextStyle.headline.attributes(.large).weight == 600)
        #expect(TextStyle.title2.attributes(.large).emphasizedWeight == 700)
    }

    @Test(arguments: TextStyle.allCases)
    func growsWithTheCategory(style: TextStyle) {
        let sizes = ContentSizeCategory.allCases.map { style.attributes($0).size }
        let leadings = ContentSizeCategory.allCases.map { style.attributes($0).leading }
        #expect(sizes == sizes.sorted())
        #expect(leadings == leadings.sorted())
        #expect(zip(sizes, leadings).allSatisfy { $0 < $1 })
    }

    /// Values that programs on real devices got (uikit-metrics §1.5).
    @Test func scalesLengthsByTheLeading() {
        #expect(TextStyle.body.scaled(17, category: .medium, displayScale: 3) == 49.0 / 3)
        #expect(TextStyle.body.scaled(17, category: .accessibilityExtraExtraExtraLarge, displayScale: 3) == 48)
        #expect(TextStyle.body.scaled(24, category: .accessibilityLarge, displayScale: 3) == 131.0 / 3)
        #expect(TextStyle.body.scaled(24, category: .large, displayScale: 2) == 24)
    }

    @Test func setsHeadersAndFootersTight() {
        #expect(TextStyle.footnote.attributes(.large).tightLeading == 16)
        #expect(TextStyle.footnote.attributes(.medium).tightLeading == 14)
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func knowsEveryNameOfACategory(category: ContentSizeCategory) {
        #expect(ContentSizeCategory(name: category.name) == category)
        #expect(ContentSizeCategory(name: category.shortName) == category)
        #expect(ContentSizeCategory(systemName: category.systemName) == category)
        #expect(category.isAccessibility == category.shortName.hasPrefix("accessibility"))
    }

    @Test func namesStylesAsUIKitDoes() {
        #expect(TextStyle(systemName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(systemName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(systemName: "body") == nil)
        #expect(ContentSizeCategory.accessibilityExtraLarge.systemName == "UICTContentSizeCategoryAccessibilityXL")
        #expect(ContentSizeCategory(name: "accessibility3") == .accessibilityExtraLarge)
        #expect(ContentSizeCategory(name: "Large") == nil)
    }
}
