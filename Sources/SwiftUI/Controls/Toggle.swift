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

extension Toggle {
    /// On where all of several values are on.
    public init<Sources: RandomAccessCollection>(
        sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Content
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let all = Binding(
            get: { values.allSatisfy(\.wrappedValue) }, set: { value in for one in values { one.wrappedValue = value } }
        )
        self.init(isOn: all, label: label)
    }
}

extension Toggle where Content == Text {
    /// On where all of several values are on.
    public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}

extension View {
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.toggleStyle] = style }
    }
}
