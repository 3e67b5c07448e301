import Appearance
import Foundation
import UIKit

/// The label in the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .borderless, configuration: configuration)
    }
}

/// The label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .borderless, configuration: configuration)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .plain, configuration: configuration)
    }
}

/// The label in the tint colour on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .bordered, configuration: configuration)
    }
}

/// White on the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .prominent, configuration: configuration)
    }
}

/// The label as it is on glass, drawn as a flat capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public init() {}
    /// - Parameter glass: Drawn as the regular one.
    public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .glass, configuration: configuration)
    }
}

/// White on glass in the tint colour, drawn as a flat capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(kind: .prominent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: Self { .init() }
    /// - Parameter glass: Drawn as the regular one.
    public static func glass(_ glass: Glass) -> Self { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: Self { .init() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}

/// The looks that the system has for buttons.
private struct StyledButton: View, NodeSource {
    enum Kind { case borderless, plain, bordered, prominent, glass }

    typealias Body = Never
    let kind: Kind
    let configuration: PrimitiveButtonStyleConfiguration

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let isEnabled = environment.isEnabled
        let tint = configuration.role == .destructive ? Ink(.red) : environment.tint
        let label = configuration.label
        var inner = environment
        switch kind {
        case .plain:
            let node = label.node(inner)
            return [isEnabled ? node : OpacityNode(node, HostedMetrics.disabledStrength)]
        case .borderless:
            inner.foreground = isEnabled ? inner.buttonForeground(tint) : inner.foreground.from(2)
            return [label.node(inner)]
        case .glass:
            inner.foreground = isEnabled ? inner.foreground : inner.foreground.from(2)
            return [filled(label, Material.regular.ink(in: environment), inner)]
        case .bordered, .prominent:
            let isProminent = kind == .prominent
            let enabledInk = isProminent ? Ink(.white) : tint
            inner.foreground = isEnabled ? inner.buttonForeground(enabledInk) : inner.foreground.from(2)
            let hasOwnTint = environment[storage: \.style.tint] != nil || configuration.role == .destructive
            let gray = Ink(Color(uiColor: .tertiarySystemFill))
            let fill =
                !isEnabled
                ? gray : isProminent ? tint : hasOwnTint ? tint.faded(HostedMetrics.borderedStrength) : gray
            return [filled(label, fill, inner)]
        }
    }

    private func filled(
        _ label: ButtonStyleConfiguration.Label, _ fill: Ink, _ environment: EnvironmentValues
    ) -> ViewNode {
        let size: UIButton.Configuration.Size =
            switch environment.controlSize {
            case .mini: .mini
            case .small: .small
            case .regular: .medium
            case .large, .extraLarge: .large
            }
        let metrics = ButtonMetrics.of(size)
        var environment = environment
        if environment.font == nil, size != .medium, size != .large {
            environment.font = Font(
                UIFont.preferredFont(forTextStyle: metrics.textStyle, compatibleWith: environment.traits))
        }
        var content = label.node(environment)
        if environment[storage: \.control].buttonSizing == .flexible {
            let width = FlexibleFrameNode.Limits(most: .infinity)
            content = FlexibleFrameNode(content, width: width, height: .init(), .center)
        }
        let padded = PaddingNode(content, EdgeInsets(metrics.insets))
        let shape = outline(environment, CGFloat(metrics.cornerRadius))
        let background = ShapeNode(shape, fill: fill, name: "Button", environment)
        return LayeredNode(padded, layers: [background], .center, isBehind: true)
    }

    private func outline(_ environment: EnvironmentValues, _ radius: CGFloat) -> any Shape {
        switch environment.buttonBorderShape.kind {
        case .automatic:
            environment.traits.generation == .iOS26 ? Capsule() : RoundedRectangle(cornerRadius: radius)
        case .capsule: Capsule()
        case .circle: Circle()
        case .roundedRectangle(let own): RoundedRectangle(cornerRadius: own ?? radius)
        }
    }
}
