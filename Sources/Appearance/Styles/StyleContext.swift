/// What the numbers of a style depend on, besides the state.
package struct StyleContext: Hashable, Sendable {
    package var generation: SystemGeneration
    package var category: ContentSizeCategory
    package var environment: ListEnvironment
    /// Whether sidebars have the iPad's metrics rather than the phone's.
    package var hasPadSidebar: Bool

    package init(
        generation: SystemGeneration = .iOS26, category: ContentSizeCategory = .large,
        environment: ListEnvironment = .none, hasPadSidebar: Bool = false
    ) {
        self.generation = generation
        self.category = category
        self.environment = environment
        self.hasPadSidebar = hasPadSidebar
    }
}

/// The state of a row or header, as far as styles care.
package struct StyleState: Hashable, Sendable {
    package var isDisabled = false
    package var isHighlighted = false
    package var isSelected = false
    package var isFocused = false
    package var isPinned = false
    package var isEditing = false
    package var isSwiped = false
    package var isReordering = false
    /// Something is dragged over the row and would be dropped on it.
    package var isDropTarget = false
    /// The row is being dragged or about to be: what stays in the list is half faded.
    package var isDragged = false

    package init() {}

    /// Disabled rows fade, unless their swipe actions are showing. Source: uikit-rules §2.5.
    var isFaded: Bool { isDisabled && !isSwiped }
    /// The row looks selected: it is, outside editing, or something is about to be dropped on it.
    var looksSelected: Bool { (isSelected && !isEditing) || isDropTarget }
}
