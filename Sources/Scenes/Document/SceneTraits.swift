package import Appearance
package import UIKit

/// The environment a scene asks for. What is `nil` is left to the command line and then to Galley's defaults.
package struct SceneTraits: Hashable, Sendable {
    /// A device by its name.
    package var device: SceneName?
    package var size: SceneSize?
    /// Pixels a point.
    package var scale: Double?
    package var generation: SystemGeneration?
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var contentSizeCategory: ContentSizeCategory?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var legibilityWeight: UILegibilityWeight?
    /// A BCP 47 tag.
    package var locale: String?
    package var editing = false
}

extension SceneTraits {
    /// The largest side of a picture in points; whether its pixels fit is the painter's to say.
    static let sides = 1.0...32767.0

    static let format: ObjectFormat<SceneTraits> = ObjectFormat(
        "traits", "traits", "The device and the user's settings. Each can be overridden from the command line.",
        empty: { SceneTraits() },
        fields: [
            Field(
                "device", \.device, .placedName,
                "A device of \"galley devices\": gives size, scale and safe area."),
            Field("size", \.size, .object(sizeFormat), "The picture's size in points, over the device's."),
            Field("scale", \.scale, .number(1...4), "Pixels a point, over the device's."),
            Field("iOS", \.generation, iOS, "The look: 18 for iOS 15 to 18, or 26."),
            Field("userInterfaceStyle", \.userInterfaceStyle, .name(of: styles), "Light or dark."),
            Field(
                "preferredContentSizeCategory", \.contentSizeCategory, .name(of: categories),
                "How large the user wants text: UIKit's case names, or the command line's short ones."),
            Field("layoutDirection", \.layoutDirection, .name(of: directions), "Over the direction of the locale."),
            Field(
                "accessibilityContrast", \.accessibilityContrast, .name(of: contrasts), "Whether contrast is increased."
            ),
            Field(
                "userInterfaceLevel", \.userInterfaceLevel, .name(of: levels), "On the window or in a sheet above it."),
            Field("legibilityWeight", \.legibilityWeight, .name(of: weights), "Whether the user wants bold text."),
            Field(
                "locale", \.locale, locale,
                "A language tag such as \"ja\" or \"ar-EG\"; also sets the direction unless layoutDirection does."),
            Field("editing", \.editing, .boolean, "Whether the list is in editing mode."),
        ])

    private static let sizeFormat: ObjectFormat<SceneSize> = SceneSize.format(
        "pictureSize", "A size in points. Without a height it fits the content; without a width it is the device's.",
        sides)

    private static let iOS = ValueFormat.whole(oneOf: SystemGeneration.allCases.map(\.rawValue))
        .map { SystemGeneration(rawValue: $0) ?? .iOS26 }

    private static let styles: NameTable<UIUserInterfaceStyle> = [
        ("light", .light, nil), ("dark", .dark, nil),
    ]
    private static let categories: NameTable<ContentSizeCategory> = ContentSizeCategory.allNames.compactMap {
        name in ContentSizeCategory(name: name).map { (name, $0, nil) }
    }
    private static let directions: NameTable<UITraitEnvironmentLayoutDirection> = [
        ("leftToRight", .leftToRight, nil), ("rightToLeft", .rightToLeft, nil),
    ]
    private static let contrasts: NameTable<UIAccessibilityContrast> = [
        ("normal", .normal, nil), ("high", .high, nil),
    ]
    private static let levels: NameTable<UIUserInterfaceLevel> = [
        ("base", .base, "On the window."), ("elevated", .elevated, "In a sheet or a popover."),
    ]
    private static let weights: NameTable<UILegibilityWeight> = [("regular", .regular, nil), ("bold", .bold, nil)]

    private static let locale = ValueFormat<String>.text(
        TextRule(pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", words: "language tag such as \"ja\" or \"ar-EG\"")
    ) { text in
        let parts = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
