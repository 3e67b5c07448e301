import UIKit

/// The parts of a progress view.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    /// 0…1; `nil` where nobody knows.
    public let fractionCompleted: Double?
    /// `nil` without a label.
    public var label: Label?
    /// `nil` without one.
    public var currentValueLabel: CurrentValueLabel?

    /// The value in words.
    @MainActor @preconcurrency
    public struct CurrentValueLabel: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// A progress view's label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}
