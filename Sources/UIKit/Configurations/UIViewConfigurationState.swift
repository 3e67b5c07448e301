import Appearance
import Foundation

/// The state of a view, such as a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits in force at the view.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether a finger rests on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether the keyboard acts on it.
    public var isFocused = false
    /// Whether it is held at an edge of the list while the rows scroll under it.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nothing is going on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: StyledConfigurationState {
    var styleState: StyleState {
        var state = StyleState()
        state.isDisabled = isDisabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isPinned = isPinned
        return state
    }
}
