import Galley
import UIKit

/// What a picture is drawn with over its scene. The parts stand in file names in one fixed order, defaults left out.
struct SnapshotVariant: Hashable, Sendable {
    var isDark = false
    var hasHighContrast = false
    /// By the command line's short name.
    var contentSize = "large"
    var isRightToLeft = false
    var look = SystemLook.iOS26

    /// What follows the scene's name: empty, or such as `.dark-ios18`.
    var suffix: String {
        var parts: [String] = []
        if isDark { parts.append("dark") }
        if hasHighContrast { parts.append("highContrast") }
        if contentSize != "large" { parts.append(contentSize) }
        if isRightToLeft { parts.append("rtl") }
        if look == .iOS18 { parts.append("ios18") }
        return parts.isEmpty ? "" : "." + parts.joined(separator: "-")
    }

    var overrides: SceneOverrides {
        var overrides = SceneOverrides()
        overrides.isDark = isDark
        overrides.hasHighContrast = hasHighContrast
        overrides.contentSize = contentSize
        overrides.isRightToLeft = isRightToLeft
        overrides.look = look
        return overrides
    }

    /// The same for views made by code, but for the look and the contrast.
    @MainActor var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = Self.categories[contentSize] ?? .large
        }
    }
    private static let categories: [String: UIContentSizeCategory] = [
        "xSmall": .extraSmall, "accessibility3": .accessibilityExtraLarge,
    ]

    /// Light and dark in both looks.
    static let stylesAndLooks: [SnapshotVariant] = SystemLook.allCases.flatMap { look in
        [false, true].map { SnapshotVariant(isDark: $0, look: look) }
    }

    /// The sizes and the direction that change a layout most, in both looks.
    static let sizesAndDirections: [SnapshotVariant] = SystemLook.allCases.flatMap { look in
        [
            SnapshotVariant(contentSize: "xSmall", look: look),
            SnapshotVariant(contentSize: "accessibility3", look: look),
            SnapshotVariant(isRightToLeft: true, look: look),
        ]
    }
}
