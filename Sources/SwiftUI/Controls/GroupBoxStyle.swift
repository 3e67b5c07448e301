import Appearance
import UIKit

/// What boxes look like.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// What a box is made of.
    associatedtype Body: View
    /// The parts of a box.
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
    @MainActor func erasedBody(_ configuration: GroupBoxStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}
