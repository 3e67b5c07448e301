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
