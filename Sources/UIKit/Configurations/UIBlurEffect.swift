import Foundation

/// A blur of what lies behind a view. It is drawn as the flat colour that the effect has over an empty background: nothing
/// behind it is blurred. The flat colours are approximations of our own.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How light and how thick the blur is.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
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
