/// What values behind their labels look like.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// What a value with its label is made of.
    associatedtype Body: View
    /// The parts of a value with its label.
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
    @MainActor func erasedBody(_ configuration: LabeledContentStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The parts of a value with its label.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
    public let label: Label
    public let content: Content

    /// The label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// The value.
    @MainActor @preconcurrency
    public struct Content: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}

/// The system's style: the value at the row's end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).inEnvironment { $0[storage: \.control.labeledContentStyle] = nil }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: Self { .init() }
}

extension LabeledContent
where Title == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The value and the label that a style is asked to show.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension View {
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.labeledContentStyle] = style }
    }
}
