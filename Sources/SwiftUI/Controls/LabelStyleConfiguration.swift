import Appearance
import DisplayLists

/// The parts of a label.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    public let title: Title
    public let icon: Icon

    /// A label's title.
    @MainActor @preconcurrency
    public struct Title: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// A label's icon.
    @MainActor @preconcurrency
    public struct Icon: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}
