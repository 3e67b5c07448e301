import Appearance
import Foundation

/// What a configuration is updated for: the state of the view that it configures.
public protocol UIConfigurationState {
    /// A state with these traits, in which nothing is going on.
    init(traitCollection: UITraitCollection)

    /// The traits in force at the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own; `nil` removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A state that the system's styles have rules for.
protocol StyledConfigurationState: UIConfigurationState {
    var styleState: StyleState { get }
}
