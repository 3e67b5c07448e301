import UIKit

/// The parts of a gauge.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// 0…1.
    public var value: Double
    public var label: Label
    /// `nil` without one.
    public var currentValueLabel: CurrentValueLabel?
    /// `nil` without one.
    public var minimumValueLabel: MinimumValueLabel?
    /// `nil` without one.
    public var maximumValueLabel: MaximumValueLabel?

    /// What a gauge says of itself.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// The value in words.
    @MainActor @preconcurrency
    public struct CurrentValueLabel: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// The lower end in words.
    @MainActor @preconcurrency
    public struct MinimumValueLabel: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// The upper end in words.
    @MainActor @preconcurrency
    public struct MaximumValueLabel: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}
