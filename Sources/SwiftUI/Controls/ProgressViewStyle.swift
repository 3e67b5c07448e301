import UIKit

/// What progress views look like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// What a progress view is made of.
    associatedtype Body: View
    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
    @MainActor func erasedBody(_ configuration: ProgressViewStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}
