import Appearance
import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the cell is being dragged.
    public enum DragState: Int, Hashable, Sendable, CaseIterable {
        /// It is not.
        case none = 0
        /// It is about to be: its picture lifts off the list.
        case lifting = 1
        /// It is.
        case dragging = 2
    }

    /// Whether something is being dragged over the list.
    public enum DropState: Int, Hashable, Sendable, CaseIterable {
        /// Nothing is.
        case none = 0
        /// Something is, elsewhere.
        case notTargeted = 1
        /// It would be dropped on this cell.
        case targeted = 2
    }

    /// The traits in force at the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether a finger rests on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether the keyboard acts on it.
    public var isFocused = false
    /// Whether it is held at an edge of the list while the rows scroll under it.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the children of the cell's item are shown.
    public var isExpanded = false
    /// Whether its swipe actions are showing.
    public var isSwiped = false
    /// Whether it is being moved to another place.
    public var isReordering = false
    /// Whether it is being dragged.
    public var cellDragState = DragState.none
    /// Whether something is being dragged over the list.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nothing is going on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UICellConfigurationState: StyledConfigurationState {
    var styleState: StyleState {
        var state = StyleState()
        state.isDisabled = isDisabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isPinned = isPinned
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isDropTarget = cellDropState == .targeted
        state.isDragged = cellDragState != .none
        return state
    }
}
