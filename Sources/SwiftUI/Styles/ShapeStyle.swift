import Appearance
import DisplayLists
import Foundation
import UIKit

/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
    /// What the style comes down to in an environment.
    associatedtype Resolved: ShapeStyle = Self
    /// What the style comes down to in an environment; the style itself for those of the framework.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Self {
    public func resolve(in environment: EnvironmentValues) -> Self { self }
}

/// A style that the module knows how to paint.
protocol InkSource {
    func ink(in environment: EnvironmentValues) -> Ink
}

extension ShapeStyle {
    /// What to paint with. A style that never comes down to one of the framework's own is given up as the foreground.
    func ink(_ environment: EnvironmentValues) -> Ink {
        var style: any ShapeStyle = self
        for _ in 0..<Ink.longestChain {
            if let source = style as? any InkSource { return source.ink(in: environment) }
            style = style.resolvedErased(environment)
        }
        return environment.foreground.ink(0)
    }

    private func resolvedErased(_ environment: EnvironmentValues) -> any ShapeStyle { resolve(in: environment) }
}

/// A style of which nothing is left open but the traits.
struct Ink: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color(Color)
        case linear(Gradient, UnitPoint, UnitPoint)
        case radial(Gradient, UnitPoint, start: Double, end: Double)
        /// Radii in shares of the sides.
        case elliptical(Gradient, UnitPoint, start: Double, end: Double)
        case angular(Gradient, UnitPoint, start: Angle, end: Angle)
        case mesh(MeshGradient)
        case picture(ImagePaint)

        /// `nil` is one colour.
        var gradient: Gradient? {
            switch self {
            case .color, .mesh, .picture: nil
            case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
                .angular(let gradient, _, _, _):
                gradient
            }
        }
    }

    var kind: Kind
    /// 0…1, on top of the colours' own alpha.
    var opacity = 1.0
    /// Of what is painted.
    var shadows: [ShadowStyle] = []

    /// Styles that come down to other styles: more in a row than this do not end.
    static let longestChain = 16

    init(_ color: Color, opacity: Double = 1) {
        kind = .color(color)
        self.opacity = opacity
    }
    init(_ kind: Kind) { self.kind = kind }

    func casting(_ shadow: ShadowStyle) -> Ink {
        var ink = self
        ink.shadows.append(shadow)
        return ink
    }

    func faded(_ opacity: Double) -> Ink {
        var ink = self
        ink.opacity *= opacity
        return ink
    }

    /// For what has one colour only, such as text: a gradient's colour in the middle.
    func color(_ environment: EnvironmentValues) -> ResolvedColor {
        var color =
            switch kind {
            case .color(let own): own.resolved(environment)
            case .mesh(let mesh): mesh.mean.resolved(environment)
            case .picture: ResolvedColor.clear
            default: kind.gradient?.middle(environment) ?? .clear
            }
        color.alpha *= opacity
        return color
    }
}

extension Ink: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { self }
}

/// The foreground's styles, from the strongest.
struct ForegroundStyles: Hashable, Sendable {
    private var own: [Ink]

    init(_ inks: [Ink]) { own = inks }

    /// Whether more than one was set, which gives each part of a symbol its own.
    var isSeveral: Bool { own.count > 1 }

    /// A level below the last that was set is the strongest, faded.
    func ink(_ level: Int) -> Ink {
        if own.indices.contains(level) { return own[level] }
        let strengths = HostedMetrics.foregroundStrengths
        let strength = strengths[min(max(level, 0), strengths.count - 1)]
        return (own.first ?? Ink(Color(uiColor: .label))).faded(strength)
    }

    /// As if a level were the strongest.
    func from(_ level: Int) -> ForegroundStyles {
        level == 0 ? self : ForegroundStyles(own.count > level ? Array(own[level...]) : [ink(level)])
    }
}

/// What styles hand down.
struct StyleEnvironment {
    var foreground: ForegroundStyles?
    /// Whether the app has set the foreground, so that buttons have it rather than the tint.
    var hasOwnForeground = false
    var background: Ink?
    /// `nil` is the tint of the view around it.
    var tint: Ink?
    var systemTint = Color(uiColor: .tintColor)
    var images = ImageEnvironment()
    var redaction: RedactionReasons = []
    /// Of the container around; `nil` is none.
    var container: (any InsettableShape)?
}

extension EnvironmentValues {
    var foreground: ForegroundStyles {
        get { self[storage: \.style.foreground] ?? ForegroundStyles([]) }
        set { self[storage: \.style.foreground] = newValue }
    }

    var tint: Ink { self[storage: \.style.tint] ?? Ink(self[storage: \.style.systemTint]) }
}
