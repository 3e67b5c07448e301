import Appearance
package import UIKit

/// Size, scale and traits of a scene's picture, from the scene and from what is asked for over it.
@MainActor
enum SceneScreen {
    static func request(
        _ traits: SceneTraits, _ overrides: SceneEnvironment.Overrides, device named: Device?
    ) -> WindowSnapshot.Request {
        // A device that is asked for comes with its own size; the scene's is left aside.
        let size = overrides.device == nil ? traits.size : nil
        let isBare = overrides.device == nil && named == nil && (size != nil || overrides.width != nil)
        let device = overrides.device ?? named ?? .standard
        let width = overrides.width ?? size?.width ?? device.size.width
        let height: Double? =
            switch overrides.height {
            case .points(let points)?: points
            case .fitsContent?: nil
            case nil: size.map(\.height) ?? device.size.height
            }
        let scale = overrides.scale ?? overrides.device?.scale ?? traits.scale ?? device.scale
        return WindowSnapshot.Request(
            width: width, height: height, scale: scale, safeAreaInsets: isBare ? .zero : device.safeAreaInsets,
            traits: collection(traits, overrides, isBare ? Idiom(width: width, height: height) : Idiom(device)),
            isFullHeight: overrides.showsFullHeight)
    }

    private struct Idiom {
        var isPad: Bool
        var isWidthRegular: Bool
        var isHeightRegular: Bool

        init(_ device: Device) {
            isPad = device.idiom == .pad
            (isWidthRegular, isHeightRegular) = device.sizeClasses(isLandscape: false)
        }

        /// A size without a device is a pad's when it is as wide as the smallest one, and no phone on its side.
        init(width: Double, height: Double?) {
            isPad = width >= 744 && (height ?? .infinity) >= 600
            isWidthRegular = isPad
            isHeightRegular = isPad || (height ?? .infinity) >= width
        }
    }

    private static func collection(
        _ traits: SceneTraits, _ overrides: SceneEnvironment.Overrides, _ idiom: Idiom
    ) -> UITraitCollection {
        let category = overrides.contentSizeCategory ?? traits.contentSizeCategory ?? .large
        var parts = [
            UITraitCollection.standard,
            UITraitCollection(userInterfaceIdiom: idiom.isPad ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: idiom.isWidthRegular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: idiom.isHeightRegular ? .regular : .compact),
            UITraitCollection(generation: overrides.generation ?? traits.generation ?? .iOS26),
            UITraitCollection(userInterfaceStyle: overrides.userInterfaceStyle ?? traits.userInterfaceStyle ?? .light),
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category)),
            UITraitCollection(layoutDirection: direction(traits, overrides)),
            UITraitCollection(
                accessibilityContrast: overrides.accessibilityContrast ?? traits.accessibilityContrast ?? .normal),
            UITraitCollection(userInterfaceLevel: traits.userInterfaceLevel ?? .base),
            UITraitCollection(legibilityWeight: traits.legibilityWeight ?? .regular),
        ]
        if let locale = overrides.locale ?? traits.locale { parts.append(UITraitCollection(language: locale)) }
        return UITraitCollection(traitsFrom: parts)
    }

    private static func direction(
        _ traits: SceneTraits, _ overrides: SceneEnvironment.Overrides
    ) -> UITraitEnvironmentLayoutDirection {
        if let direction = overrides.layoutDirection { return direction }
        if let locale = overrides.locale { return LocaleDirection.direction(of: locale) }
        return traits.layoutDirection ?? traits.locale.map(LocaleDirection.direction) ?? .leftToRight
    }
}

/// Which way languages are written.
package enum LocaleDirection {
    /// Languages whose usual script runs from right to left (ISO 639, by the script of Unicode CLDR's likely subtags).
    private static let languages: Set<String> = [
        "ar", "arc", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "skr", "syr",
        "ug",
        "ur", "yi",
    ]
    /// Scripts that run from right to left (ISO 15924).
    private static let scripts: Set<String> = [
        "adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// The direction of a BCP 47 tag: its script's where it names one, else its language's.
    package static func direction(of locale: String) -> UITraitEnvironmentLayoutDirection {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        let isRightToLeft =
            if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.first?.isLetter == true }) {
                scripts.contains(script)
            } else {
                languages.contains(parts.first ?? "")
            }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension Device {
    fileprivate var safeAreaInsets: UIEdgeInsets {
        let area = safeArea(isLandscape: false)
        return UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    }
}
