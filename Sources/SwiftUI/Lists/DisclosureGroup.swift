import UIKit

/// Views that are shown or not, under a label that says so.
@MainActor @preconcurrency
public struct DisclosureGroup<Title: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let content: Content
    private let isExpanded: Bool

    /// Closed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Title) {
        self.init(label(), content(), isExpanded: false)
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Title
    ) {
        self.init(label(), content(), isExpanded: isExpanded.wrappedValue)
    }

    private init(_ title: Title, _ content: Content, isExpanded: Bool) {
        self.title = title
        self.content = content
        self.isExpanded = isExpanded
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment[storage: \.control.disclosureStyle] {
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(content: title), content: .init(content: content), isExpanded: .constant(isExpanded))
            return environment.asCurrent { style.erasedBody(configuration) }.nodes(environment)
        }
        guard environment[storage: \.list].isContent else {
            return [DisclosureStack(title: title, content: content, isExpanded: isExpanded).node(environment)]
        }
        let isExpanded = isExpanded
        let heading = RowTraitNode(title.node(environment.insideRow)) { traits in
            traits.accessories.append(.outlineDisclosure())
            traits.isExpanded = isExpanded
        }
        let rows = isExpanded ? content.nodes(environment) : []
        return [heading] + rows.map { row in RowTraitNode(row) { $0.level += 1 } }
    }
}

extension DisclosureGroup where Title == Text {
    /// Closed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// Closed.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// A group outside of lists.
private struct DisclosureStack<Title: View, Content: View>: View {
    let title: Title
    let content: Content
    let isExpanded: Bool

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                title
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.right").imageScale(.small)
            }
            .foregroundStyle(.tint)
            if isExpanded { content }
        }
    }
}
