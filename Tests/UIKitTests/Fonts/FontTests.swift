import Appearance
import Testing
import Typesetting
import UIKit

struct FontTests {
    private let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test func isAsTallAsTheSystemFace() {
        // Printed by UIKit: 17 points are 20.287109375 tall (uikit-metrics §1.4).
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
        #expect(UIFont.systemFont(ofSize: 30).lineHeight == 35.80078125)
        #expect(UIFont.systemFont(ofSize: 17).descender < 0)
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 17)
    }

    @Test func setsTextStylesAtTheirLeading() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium)
        #expect(body.pointSize == 16 && body.fontDescription.linePitch == 21)
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: medium)
        #expect(headline.fontDescription.weight == .semibold)
        #expect(UIFont.systemFont(ofSize: 17).fontDescription.linePitch == nil)
        #expect(UIFont.style(.footnote, isTight: true).fontDescription.linePitch == 16)
        #expect(UIFont.style(.body, weight: 500).fontDescription.weight == .medium)
    }

    @Test func followsTheCategoryWhenItComesFromAStyle() {
        let body = UIFont.style(.body, weight: 600)
        #expect(body.isDynamic && body.resolved(with: huge).pointSize == 53)
        #expect(body.resolved(with: huge).fontDescription.weight == .semibold)
        #expect(body.resolved(with: medium).resolved(with: huge) == body.resolved(with: huge))
        let fixed = UIFont.systemFont(ofSize: 20)
        #expect(!fixed.isDynamic && fixed.resolved(with: huge) === fixed)
        #expect(!body.withSize(18).isDynamic && body.withSize(18).fontDescription.linePitch == nil)
    }

    @Test func scalesFontsOfAnAppsOwn() {
        let traits = huge.modifyingTraits { $0.displayScale = 3 }
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 48)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
        let scaled = metrics.scaledFont(for: font, compatibleWith: UITraitCollection(displayScale: 3))
        #expect(scaled.pointSize == 17 && scaled.resolved(with: traits).pointSize == 48)
        #expect(metrics.scaledValue(for: 24, compatibleWith: traits) == 203.0 / 3)
    }

    @Test func takesTraitsFromADescriptor() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: medium)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontDescription.weight == .semibold)
        #expect(UIFont(descriptor: bold, size: 0).isDynamic)
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: medium)
        let boldTitle = try #require(title.withSymbolicTraits([.traitBold, .traitItalic, .traitTightLeading]))
        let description = UIFont(descriptor: boldTitle, size: 0).fontDescription
        #expect(description.weight == .bold && description.isItalic && description.linePitch == 31)
        #expect(boldTitle.symbolicTraits == [.traitBold, .traitItalic, .traitTightLeading])
        let mono = try #require(body.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 20).fontDescription.family == .monospaced)
        let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: heavy, size: 0).fontDescription.weight == .heavy)
    }

    @Test func findsFacesByName() {
        #expect(UIFont(name: "Avenir-Heavy", size: 12)?.fontDescription.family == .named("Avenir-Heavy"))
        #expect(UIFont(name: ".SFUI-Regular", size: 12)?.fontDescription.family == .system)
        #expect(UIFont(name: "", size: 12) == nil)
    }

    @Test func isHeavierWhereTheUserWantsBoldText() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(UIFont.systemFont(ofSize: 17).fontDescription(for: bold).weight == .semibold)
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescription(for: bold).weight == .bold)
        #expect(UIFont.systemFont(ofSize: 17).fontDescription(for: medium).weight == .regular)
    }

    @Test func comparesByWhatItIs() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.Weight(0.38).symbolWeight() == .bold)
    }
}
