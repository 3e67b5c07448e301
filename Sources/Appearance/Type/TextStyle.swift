/// A role of text whose size follows the user's content size category.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// Weights on the scale 100…900 of OpenType. Source: uikit-metrics §1.2.
    package struct Attributes: Hashable, Sendable {
        /// In points.
        package var size: Double
        /// From baseline to baseline of wrapped lines, in points.
        package var leading: Double
        package var weight: Int
        /// With the bold trait.
        package var emphasizedWeight: Int

        /// The pitch of section headers and footers: two points less than `leading`. Measured: 13 → 16, 12 → 14
        /// (ios-references/measurements §4).
        package var tightLeading: Double { leading - 2 }
    }

    package func attributes(_ category: ContentSizeCategory) -> Attributes {
        let cell = Self.table[self]?[category.rawValue] ?? (size: 17, leading: 22)
        return Attributes(
            size: cell.size, leading: cell.leading, weight: weight, emphasizedWeight: emphasizedWeight)
    }

    private var weight: Int {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2: 700
        case .headline: 600
        default: 400
        }
    }

    private var emphasizedWeight: Int {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: 700
        default: 600
        }
    }

    /// A length of the `large` category as UIFontMetrics scales it: by the ratio of the leadings, to the nearest pixel.
    /// Source: uikit-metrics §1.5.
    package func scaled(_ value: Double, category: ContentSizeCategory, displayScale: Double) -> Double {
        let scale = displayScale > 0 ? displayScale : 1
        return (value * ratio(category) * scale).rounded() / scale
    }

    /// How much larger than at `large` the style's leading is.
    package func ratio(_ category: ContentSizeCategory) -> Double {
        attributes(category).leading / attributes(.large).leading
    }

    /// UIKit's raw value: `UICTFontTextStyleBody`. Source: uikit-metrics §1.3.
    package var systemName: String {
        switch self {
        case .extraLargeTitle: "UICTFontTextStyleExtraLargeTitle"
        case .extraLargeTitle2: "UICTFontTextStyleExtraLargeTitle2"
        case .largeTitle: "UICTFontTextStyleTitle0"
        case .title1: "UICTFontTextStyleTitle1"
        case .title2: "UICTFontTextStyleTitle2"
        case .title3: "UICTFontTextStyleTitle3"
        case .headline: "UICTFontTextStyleHeadline"
        case .body: "UICTFontTextStyleBody"
        case .callout: "UICTFontTextStyleCallout"
        case .subheadline: "UICTFontTextStyleSubhead"
        case .footnote: "UICTFontTextStyleFootnote"
        case .caption1: "UICTFontTextStyleCaption1"
        case .caption2: "UICTFontTextStyleCaption2"
        }
    }

    package init?(systemName: String) {
        guard let style = Self.bySystemName[systemName] else { return nil }
        self = style
    }

    private static let bySystemName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.systemName, $0) })
}
