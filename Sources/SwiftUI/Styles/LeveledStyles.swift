import Appearance
public import Foundation
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
    /// The style with a shadow. Not drawn yet.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// How the style is mixed with what is behind it. Not drawn yet.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground's style with a shadow. Not drawn yet.
    public static func shadow(_ style: ShadowStyle) -> Self { AnyShapeStyle(ForegroundStyle()) }
    /// The foreground's style, less strong.
    public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
}

/// A shadow of what is painted. Not drawn yet.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false) }
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true) }
}

/// What selected things are painted with: the tint.
public struct SelectionShapeStyle: ShapeStyle, InkSource, Hashable {
    public init() {}
    func ink(in environment: EnvironmentValues) -> Ink { environment.tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: Self { .init() }
}

/// A picture, repeated. Not drawn yet: nothing is painted.
public struct ImagePaint: ShapeStyle, InkSource {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
    func ink(in environment: EnvironmentValues) -> Ink { Ink(.clear) }
}

extension ShapeStyle where Self == ImagePaint {
    /// Not drawn yet: nothing is painted.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Self { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
