import UIKit

/// A blur of what is behind, drawn as a flat colour.
public struct Material: ShapeStyle, InkSource, Hashable {
    let style: UIBlurEffect.Style

    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    public static let thin = Material(style: .systemThinMaterial)
    public static let regular = Material(style: .systemMaterial)
    public static let thick = Material(style: .systemThickMaterial)
    public static let ultraThick = Material(style: .systemThickMaterial)
    public static let bar = Material(style: .systemChromeMaterial)

    func ink(in environment: EnvironmentValues) -> Ink { Ink(Color(uiColor: UIBlurEffect(style: style).flatColor)) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Self { .ultraThin }
    public static var thinMaterial: Self { .thin }
    public static var regularMaterial: Self { .regular }
    public static var thickMaterial: Self { .thick }
    public static var ultraThickMaterial: Self { .ultraThick }
    public static var bar: Self { Material(style: .systemChromeMaterial) }
}
