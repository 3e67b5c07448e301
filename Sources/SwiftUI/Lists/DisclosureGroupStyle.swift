/// What groups that open look like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// What a group is made of.
    associatedtype Body: View
    /// The parts of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
    @MainActor func erasedBody(_ configuration: DisclosureGroupStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The parts of a group that opens.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    /// A group's label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// What a group shows when it is open.
    @MainActor @preconcurrency
    public struct Content: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}

/// The system's style: a chevron behind the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .inEnvironment { $0[storage: \.control.disclosureStyle] = nil }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { .init() }
}

extension View {
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.disclosureStyle] = style }
    }
}
