import Appearance
import DisplayLists

/// What labels look like.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What a label is made of.
    associatedtype Body: View
    /// What a label is made of.
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    @MainActor func erasedBody(_ configuration: LabelStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}
