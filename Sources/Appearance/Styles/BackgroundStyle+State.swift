extension BackgroundStyle {
    /// What the background looks like in a state. Disabling, editing and expanding change nothing.
    /// Sources: uikit-metrics §4.2 and §4.3, uikit-rules §3.2 and §3.3.
    package func defaults(_ context: StyleContext, state: StyleState) -> BackgroundDefaults {
        var defaults = defaults(context)
        switch resolved(in: context.environment) {
        case .listPlainCell, .listGroupedCell:
            defaults.applyCellState(state, context)
        case .listSidebarCell, .listAccompaniedSidebarCell:
            defaults.applySidebarState(state, context)
        case .listGroupedHeaderFooter, .listSidebarHeader:
            if state.isFocused { defaults.wash() }
        case .listPlainHeaderFooter:
            // Before iOS 26 a header that is held at the top shows the rows under it through a material.
            defaults.isMaterial = state.isPinned && context.generation == .iOS18
        case .clear, .custom, .listCell, .listHeader, .listFooter:
            break
        }
        return defaults
    }
}

extension BackgroundDefaults {
    /// The tint, so thin that text stays readable on it.
    fileprivate mutating func wash() {
        color = .tint
        transformer = .dynamicLightAlpha
    }

    /// The first rule that applies decides the colour.
    fileprivate mutating func applyCellState(_ state: StyleState, _ context: StyleContext) {
        let isPressedTarget = state.isHighlighted && state.isDropTarget
        if state.isFocused && isPressedTarget {
            color = state.isSelected ? .system(.systemBlue) : .system(.systemGray2)
        } else if state.isFocused {
            wash()
        } else if isPressedTarget {
            color = .system(.systemGray2)
        } else if state.isSelected || state.isHighlighted || state.isDropTarget {
            color = .system(.systemGray4)
        } else if state.isSwiped, context.generation == .iOS26 {
            color = .system(.systemGray5)
        }
        if state.isSwiped, context.generation == .iOS26 { cornerRadius = 26 }
        if state.isReordering { transformer = .alpha(0.8) }
        if state.isDragged { transformer = .alpha(0.5) }
    }

    fileprivate mutating func applySidebarState(_ state: StyleState, _ context: StyleContext) {
        if state.looksSelected {
            color = Self.sidebarPill(state, context)
            castsShadow = context.generation == .iOS18 && context.hasPadSidebar && !state.isFaded
        } else if state.isSwiped {
            color = .system(.systemGray5)
        }
        let ignoresFocus = state.isSelected && (state.isFaded || state.isEditing) && !state.isDropTarget
        if state.isFocused, !ignoresFocus { color = .tint }
        if state.isDropTarget, !state.isSelected { verticalInset = 1 }
        if state.isFaded, context.generation == .iOS26 {
            transformer = .alpha(0.5)
        } else if state.looksSelected, state.isHighlighted {
            transformer = .alpha(0.3)
        } else if state.isFocused, !state.looksSelected, !state.isSelected {
            transformer = .dynamicLightAlpha
        }
        if state.isDragged { transformer = .alpha(0.5) }
    }

    /// The shape behind a selected sidebar row.
    private static func sidebarPill(_ state: StyleState, _ context: StyleContext) -> StyleColor {
        guard context.generation == .iOS18 else { return .system(.tertiarySystemFill) }
        if state.isFaded { return .system(.quaternarySystemFill) }
        return context.hasPadSidebar
            ? .light(.systemBackground, dark: .secondarySystemFill) : .system(.secondarySystemFill)
    }
}
