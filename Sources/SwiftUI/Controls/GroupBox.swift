import Appearance
import Foundation
import UIKit

/// Views that belong together, on a card under a title.
@MainActor @preconcurrency
public struct GroupBox<Title: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        title = label()
        self.content = content()
    }
    public init(label: Title, @ViewBuilder content: () -> Content) {
        title = label
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner[storage: \.control.groupBoxStyle] = nil
        let configuration = GroupBoxStyleConfiguration(label: .init(content: title), content: .init(content: content))
        let style = environment[storage: \.control.groupBoxStyle] ?? DefaultGroupBoxStyle()
        return [inner.asCurrent { style.erasedBody(configuration) }.node(inner)]
    }
}

extension GroupBox where Title == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Title == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Title == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is asked to show.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// A card in the secondary background's colour, and in the tertiary one's inside another box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupCard(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: Self { .init() }
}

/// Lengths are guesses: no picture shows a box.
private struct GroupCard: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupDepth) private var depth

    var body: some View {
        let color: UIColor = depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .environment(\.groupDepth, depth + 1)
        .padding()
        .background(Color(uiColor: color), in: RoundedRectangle(cornerRadius: CGFloat(HostedMetrics.groupBoxRadius)))
    }
}

private struct GroupDepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    /// How many boxes are around.
    fileprivate var groupDepth: Int {
        get { self[GroupDepthKey.self] }
        set { self[GroupDepthKey.self] = newValue }
    }
}

extension View {
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.groupBoxStyle] = style }
    }
}
