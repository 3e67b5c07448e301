import Appearance
import DisplayLists
import UIKit

/// What toggles look like.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle is made of.
    associatedtype Body: View
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
    @MainActor func erasedBody(_ configuration: ToggleStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}
