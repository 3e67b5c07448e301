import Appearance
import Foundation
import UIKit

/// A style with weaker ones of its own kind.
protocol LeveledStyle {
    /// `nil` is the style itself, faded.
    func ink(_ level: Int, in environment: EnvironmentValues) -> Ink?
}

extension BackgroundStyle: LeveledStyle {
    func ink(_ level: Int, in environment: EnvironmentValues) -> Ink? {
        guard environment[storage: \.style.background] == nil else { return nil }
        return Ink(Color(uiColor: level == 1 ? .secondarySystemBackground : .tertiarySystemBackground))
    }
}

/// A weaker level of a style.
private struct WeakerStyle<Base: ShapeStyle>: ShapeStyle, InkSource {
    let base: Base
    let level: Int

    func ink(in environment: EnvironmentValues) -> Ink {
        if let own = (base as? any LeveledStyle)?.ink(level, in: environment) { return own }
        let strengths = HostedMetrics.foregroundStrengths
        return base.ink(environment).faded(strengths[min(level, strengths.count - 1)])
    }
}

extension ShapeStyle {
    /// The style, half as strong, or the weaker one of its kind.
    public var secondary: some ShapeStyle { WeakerStyle(base: self, level: 1) }
    /// The style, a quarter as strong, or the weaker one of its kind.
    public var tertiary: some ShapeStyle { WeakerStyle(base: self, level: 2) }
    public var quaternary: some ShapeStyle { WeakerStyle(base: self, level: 3) }
    public var quinary: some ShapeStyle { WeakerStyle(base: self, level: 4) }
    /// The style with a shadow. One that falls into letters is left out.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
    /// How the style is mixed with what is behind it. Not drawn yet.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground's style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> Self { AnyShapeStyle(ForegroundStyle().shadow(style)) }
    /// The foreground's style, less strong.
    public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
}

/// A style that casts a shadow.
private struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle, InkSource {
    let base: Base
    let shadow: ShadowStyle

    func ink(in environment: EnvironmentValues) -> Ink { base.ink(environment).casting(shadow) }
}

/// What selected things are painted with: the tint.
public struct SelectionShapeStyle: ShapeStyle, InkSource, Hashable {
    public init() {}
    func ink(in environment: EnvironmentValues) -> Ink { environment.tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: Self { .init() }
}
