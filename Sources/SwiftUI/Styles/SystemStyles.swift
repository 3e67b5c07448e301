import UIKit

/// A level of the foreground's style.
public struct HierarchicalShapeStyle: ShapeStyle, InkSource, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func ink(in environment: EnvironmentValues) -> Ink { environment.foreground.ink(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground's own style.
    public static var primary: Self { .init(level: 0) }
    /// Half as strong.
    public static var secondary: Self { .init(level: 1) }
    /// A quarter as strong.
    public static var tertiary: Self { .init(level: 2) }
    public static var quaternary: Self { .init(level: 3) }
    public static var quinary: Self { .init(level: 4) }
}

/// The style that is the foreground where the shape or text is.
public struct ForegroundStyle: ShapeStyle, InkSource, Hashable {
    public init() {}
    func ink(in environment: EnvironmentValues) -> Ink { environment.foreground.ink(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: Self { .init() }
}

/// The style behind content: the system's background unless somebody set another one.
public struct BackgroundStyle: ShapeStyle, InkSource, Hashable {
    public init() {}
    func ink(in environment: EnvironmentValues) -> Ink {
        environment[storage: \.style.background] ?? Ink(Color(uiColor: .systemBackground))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: Self { .init() }
}

/// The tint where the shape or text is.
public struct TintShapeStyle: ShapeStyle, InkSource, Hashable {
    public init() {}
    func ink(in environment: EnvironmentValues) -> Ink { environment.tint }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: Self { .init() }
}

/// A colour of the system under a style's name.
public struct SystemColorStyle: ShapeStyle, InkSource, Hashable {
    let color: Color
    func ink(in environment: EnvironmentValues) -> Ink { Ink(color) }
}

extension ShapeStyle where Self == SystemColorStyle {
    /// Of lines between things.
    public static var separator: Self { .init(color: Color(uiColor: .separator)) }
    /// Of text that stands where text is to be written.
    public static var placeholder: Self { .init(color: Color(uiColor: .placeholderText)) }
    public static var link: Self { .init(color: Color(uiColor: .link)) }
    /// Of shapes behind content.
    public static var fill: Self { .init(color: Color(uiColor: .systemFill)) }
    public static var windowBackground: Self { .init(color: Color(uiColor: .systemBackground)) }
}

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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, InkSource {
    private let style: any ShapeStyle
    public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
    func ink(in environment: EnvironmentValues) -> Ink { style.ink(environment) }
}

/// A style that is less strong.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, InkSource {
    let base: Base
    let opacity: Double
    func ink(in environment: EnvironmentValues) -> Ink { base.ink(environment).faded(opacity) }
}

extension ShapeStyle {
    /// The style with its alpha multiplied, 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: min(max(opacity, 0), 1))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color(uiColor: .systemRed) }
    public static var orange: Color { Color(uiColor: .systemOrange) }
    public static var yellow: Color { Color(uiColor: .systemYellow) }
    public static var green: Color { Color(uiColor: .systemGreen) }
    public static var mint: Color { Color(uiColor: .systemMint) }
    public static var teal: Color { Color(uiColor: .systemTeal) }
    public static var cyan: Color { Color(uiColor: .systemCyan) }
    public static var blue: Color { Color(uiColor: .systemBlue) }
    public static var indigo: Color { Color(uiColor: .systemIndigo) }
    public static var purple: Color { Color(uiColor: .systemPurple) }
    public static var pink: Color { Color(uiColor: .systemPink) }
    public static var brown: Color { Color(uiColor: .systemBrown) }
    public static var gray: Color { Color(uiColor: .systemGray) }
    public static var white: Color { Color(white: 1) }
    public static var black: Color { Color(white: 0) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
    public static var accentColor: Color { Color(.accent) }
}
