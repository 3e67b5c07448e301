import UIKit

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
