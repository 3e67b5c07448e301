import Appearance
import DisplayLists
import Foundation
import UIKit

/// A switch that is on or off, behind its label.
@MainActor @preconcurrency
public struct Toggle<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let isOn: Binding<Bool>
    private let label: Content

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) {
        self.isOn = isOn
        self.label = label()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let configuration = ToggleStyleConfiguration(label: .init(content: label), isOn: isOn)
        let style = environment[storage: \.control.toggleStyle] ?? SwitchToggleStyle()
        // A toggle in a style's body has the system's style.
        var inner = environment
        inner[storage: \.control.toggleStyle] = nil
        return [environment.asCurrent { style.erasedBody(configuration) }.node(inner)]
    }
}

extension Toggle where Content == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Content == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Content == Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

/// What toggles look like.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle is made of.
    associatedtype Body: View
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
    @MainActor func erasedBody(_ configuration: ToggleStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The parts of a toggle.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    public let label: Label
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }

    /// A toggle's label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}

/// A switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: Of the track when on; `nil` is green.
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabelledSwitch(configuration: configuration, tint: tint)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { .init() }
    public static var automatic: Self { .init() }
}

/// A button that stands out while it is on. What it looks like is a guess: no picture shows one.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: {}, label: { configuration.label })
        if configuration.isOn {
            button.buttonStyle(.bordered).inEnvironment { $0[storage: \.style.tint] = $0.tint }
        } else {
            button.buttonStyle(.borderless)
        }
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: Self { .init() }
}

private struct LabelledSwitch: View, NodeSource {
    typealias Body = Never
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let control = UISwitch()
        control.isOn = configuration.isOn
        control.isEnabled = environment.isEnabled
        if let tint {
            control.onTintColor = UIColor(tint.resolved(environment))
        } else if environment[storage: \.style.tint] != nil {
            control.onTintColor = UIColor(environment.tint.color(environment))
        }
        // Source: ios-references 35 and 37 (switches 2 points beyond the margin).
        return [
            RowControl(title: configuration.label, overhang: HostedMetrics.switchOverhang).node(control, environment)
        ]
    }
}

extension View {
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.toggleStyle] = style }
    }
}
