import Foundation

/// A blur of what lies behind a view. It is drawn as the flat colour that the effect has over an empty background: nothing
/// behind it is blurred. The flat colours are approximations of our own.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How light and how thick the blur is.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// White, hardly letting anything through.
        case extraLight = 0
        /// White.
        case light = 1
        /// Black.
        case dark = 2
        /// By the style of the interface.
        case regular = 4
        /// By the style of the interface, letting less through.
        case prominent = 5
        /// The thinnest material, by the style of the interface.
        case systemUltraThinMaterial = 6
        /// A thin material, by the style of the interface.
        case systemThinMaterial = 7
        /// The material of the system, by the style of the interface.
        case systemMaterial = 8
        /// A thick material, by the style of the interface.
        case systemThickMaterial = 9
        /// The material of bars, by the style of the interface.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light.
        case systemThinMaterialLight = 12
        /// The material of the system, always light.
        case systemMaterialLight = 13
        /// A thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark.
        case systemThinMaterialDark = 17
        /// The material of the system, always dark.
        case systemMaterialDark = 18
        /// A thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    package let style: Style

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    open override var hash: Int { style.hashValue }

    package override var flatColor: UIColor {
        let (light, dark, alpha) = Self.look(style)
        return UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: alpha)
        }
    }

    /// White in the light and in the dark style, and the alpha. Ours.
    private static func look(_ style: Style) -> (light: CGFloat, dark: CGFloat, alpha: CGFloat) {
        let (bright, dim) = (CGFloat(0.97), CGFloat(0.11))
        return switch style {
        case .extraLight: (bright, bright, 0.9)
        case .light: (bright, bright, 0.7)
        case .dark: (dim, dim, 0.75)
        case .regular, .systemMaterial: (bright, dim, 0.82)
        case .prominent, .systemThickMaterial: (bright, dim, 0.9)
        case .systemUltraThinMaterial: (bright, dim, 0.55)
        case .systemThinMaterial: (bright, dim, 0.7)
        case .systemChromeMaterial: (bright, dim, 0.94)
        case .systemUltraThinMaterialLight: (bright, bright, 0.55)
        case .systemThinMaterialLight: (bright, bright, 0.7)
        case .systemMaterialLight: (bright, bright, 0.82)
        case .systemThickMaterialLight: (bright, bright, 0.9)
        case .systemChromeMaterialLight: (bright, bright, 0.94)
        case .systemUltraThinMaterialDark: (dim, dim, 0.55)
        case .systemThinMaterialDark: (dim, dim, 0.7)
        case .systemMaterialDark: (dim, dim, 0.82)
        case .systemThickMaterialDark: (dim, dim, 0.9)
        case .systemChromeMaterialDark: (dim, dim, 0.94)
        }
    }
}
