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
