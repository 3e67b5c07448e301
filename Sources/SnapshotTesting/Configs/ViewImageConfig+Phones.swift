public import UIKit

/// A phone of a preset: upright size and safe areas, points.
private struct Phone {
    var width: Double
    var height: Double
    /// Of the status bar upright, and of both sides lying.
    var top: Double
    /// Of the home indicator upright and lying.
    var bottom: Double
    var landscapeBottom: Double
    /// What covers the sides lying.
    var side: Double
    /// Whether the width is regular lying.
    var isWide = false

    static let se = Phone(width: 320, height: 568, top: 20, bottom: 0, landscapeBottom: 0, side: 0)
    static let eight = Phone(width: 375, height: 667, top: 20, bottom: 0, landscapeBottom: 0, side: 0)
    static let eightPlus = Phone(
        width: 414, height: 736, top: 20, bottom: 0, landscapeBottom: 0, side: 0, isWide: true)
    static let ten = Phone(width: 375, height: 812, top: 44, bottom: 34, landscapeBottom: 24, side: 44)
    static let tenMax = Phone(
        width: 414, height: 896, top: 44, bottom: 34, landscapeBottom: 24, side: 44, isWide: true)
    static let twelve = Phone(width: 390, height: 844, top: 47, bottom: 34, landscapeBottom: 21, side: 47)
    static let twelveMax = Phone(
        width: 428, height: 926, top: 47, bottom: 34, landscapeBottom: 21, side: 47, isWide: true)
    static let mini = Phone(width: 375, height: 812, top: 50, bottom: 34, landscapeBottom: 21, side: 50)

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits(orientation))
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
                size: CGSize(width: height, height: width), traits: traits(orientation))
        }
    }

    func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        UITraitCollection { traits in
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.userInterfaceIdiom = .phone
            traits.horizontalSizeClass = orientation == .landscape && isWide ? .regular : .compact
            traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
    }
}

/// The phones of the snapshot library that iOS teams use, with that library's values. The text size is `medium` as there,
/// one below the system's standard; no scale is set, so that pictures have three pixels a point.
extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Phone.se.config(orientation) }

    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Phone.eight.config(orientation) }

    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone.eightPlus.config(orientation)
    }

    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Phone.ten.config(orientation) }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Phone.tenMax.config(orientation) }

    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Phone.tenMax.config(orientation) }

    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }

    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveMax.config(orientation)
    }

    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }

    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Phone.mini.config(orientation) }

    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveMax.config(orientation)
    }
}

/// The same phones' traits.
extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.se.traits(orientation)
    }

    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.eight.traits(orientation)
    }

    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.eightPlus.traits(orientation)
    }

    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.ten.traits(orientation)
    }

    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.tenMax.traits(orientation)
    }

    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.tenMax.traits(orientation)
    }

    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }

    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }

    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelveMax.traits(orientation)
    }

    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }

    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.mini.traits(orientation)
    }

    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }

    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelveMax.traits(orientation)
    }
}
