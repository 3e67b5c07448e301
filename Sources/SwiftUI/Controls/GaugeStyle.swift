import UIKit

/// What gauges look like.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// What a gauge is made of.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
    @MainActor func erasedBody(_ configuration: GaugeStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}
