package import DisplayLists

/// A colour that the system defines, by UIKit's name for it; the raw value is `UIColor`'s property name.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    /// The colour of controls where nobody set a tint: systemBlue.
    case tintColor
    case darkText, lightText
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown, clear

    /// The colour for the given traits. Elevated values apply in the dark style only.
    package func resolved(_ traits: ColorTraits) -> ResolvedColor {
        let row = row(traits.generation)
        switch (traits.style, traits.contrast) {
        case (.light, .normal): return row.light
        case (.light, .high): return row.lightHigh
        case (.dark, .normal): return traits.level == .elevated ? row.darkElevated : row.dark
        case (.dark, .high): return traits.level == .elevated ? row.darkHighElevated : row.darkHigh
        }
    }

    /// The name as a user may write it: UIKit's property name.
    package static func named(_ name: String) -> SystemColor? { SystemColor(rawValue: name) }
}
