/// How large the user wants text. Ordered from the smallest to the largest.
package enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    private struct Names {
        let category: ContentSizeCategory
        /// `UIContentSizeCategory`'s case.
        let name: String
        /// The command line's.
        let shortName: String
        /// UIKit's raw value. Source: uikit-metrics §1.3.
        let systemName: String

        init(_ category: ContentSizeCategory, _ name: String, _ shortName: String, _ suffix: String) {
            self.category = category
            self.name = name
            self.shortName = shortName
            systemName = "UICTContentSizeCategory" + suffix
        }
    }

    private static let names: [Names] = [
        Names(.extraSmall, "extraSmall", "xSmall", "XS"),
        Names(.small, "small", "small", "S"),
        Names(.medium, "medium", "medium", "M"),
        Names(.large, "large", "large", "L"),
        Names(.extraLarge, "extraLarge", "xLarge", "XL"),
        Names(.extraExtraLarge, "extraExtraLarge", "xxLarge", "XXL"),
        Names(.extraExtraExtraLarge, "extraExtraExtraLarge", "xxxLarge", "XXXL"),
        Names(.accessibilityMedium, "accessibilityMedium", "accessibility1", "AccessibilityM"),
        Names(.accessibilityLarge, "accessibilityLarge", "accessibility2", "AccessibilityL"),
        Names(.accessibilityExtraLarge, "accessibilityExtraLarge", "accessibility3", "AccessibilityXL"),
        Names(.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge", "accessibility4", "AccessibilityXXL"),
        Names(
            .accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge", "accessibility5",
            "AccessibilityXXXL"),
    ]

    /// UIKit's raw value: `UICTContentSizeCategoryL`.
    package var systemName: String { Self.names[rawValue].systemName }
    /// `UIContentSizeCategory`'s case name: `accessibilityExtraLarge`.
    package var name: String { Self.names[rawValue].name }
    /// The command line's name: `accessibility3`.
    package var shortName: String { Self.names[rawValue].shortName }

    package init?(systemName: String) {
        guard let found = Self.names.first(where: { $0.systemName == systemName }) else { return nil }
        self = found.category
    }

    /// By UIKit's case name or the short one.
    package init?(name: String) {
        guard let found = Self.names.first(where: { $0.name == name || $0.shortName == name }) else { return nil }
        self = found.category
    }

    /// Every accepted name, for suggestions.
    package static let allNames: [String] = names.flatMap {
        $0.name == $0.shortName ? [$0.name] : [$0.name, $0.shortName]
    }

    /// The five sizes beyond what the ordinary slider offers.
    package var isAccessibility: Bool { self >= .accessibilityMedium }

    package static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}
