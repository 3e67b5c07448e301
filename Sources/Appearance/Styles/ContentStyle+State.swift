extension ContentStyle {
    /// What the style looks like in a state. Selecting, highlighting, editing, swiping and dragging change nothing in the
    /// content of an ordinary row. Sources: uikit-metrics §3.7, uikit-rules §2.5.
    package func defaults(_ context: StyleContext, state: StyleState) -> ContentDefaults {
        var defaults = defaults(context)
        switch resolved(in: context.environment).family {
        case .cell:
            if state.isFaded { defaults.fadeCell(isValue: self == .valueCell, context.generation) }
        case .sidebarCell:
            defaults.applySidebarState(state, context)
        case .sidebarHeader:
            if state.isFaded { defaults.fadeSidebar(context) }
            if state.isHighlighted { defaults.dim() }
        case .prominentHeader:
            if state.isFaded { defaults.fadeHeader(.quaternaryLabel, context.generation) }
            if state.isHighlighted { defaults.dim() }
        case .header, .footer:
            if state.isFaded { defaults.fadeHeader(.tertiaryLabel, context.generation) }
        }
        return defaults
    }
}

extension ContentDefaults {
    /// Since iOS 26 every secondary text fades to the faintest label; before, only a value's does.
    fileprivate mutating func fadeCell(isValue: Bool, _ generation: SystemGeneration) {
        text.color = .system(.tertiaryLabel)
        secondaryText.color = .system(isValue || generation == .iOS26 ? .quaternaryLabel : .tertiaryLabel)
        symbol.tint = .system(.tertiaryLabel)
    }

    /// Headers on iOS 26 fade their image only; before, their texts too.
    fileprivate mutating func fadeHeader(_ color: SystemColor, _ generation: SystemGeneration) {
        symbol.tint = .system(.tertiaryLabel)
        guard generation == .iOS18 else { return }
        text.color = .system(color)
        secondaryText.color = .system(color)
    }

    fileprivate mutating func fadeSidebar(_ context: StyleContext) {
        guard context.generation == .iOS18, !context.hasPadSidebar else {
            alpha = 0.5
            return
        }
        text.color = .system(.quaternaryLabel)
        secondaryText.color = .system(.quaternaryLabel)
        symbol.tint = .system(.quaternaryLabel)
    }

    /// The rows of a sidebar are the only ones whose text answers to selection and focus: with the iPad's metrics it gets
    /// heavier, before iOS 26 tinted as well; on a row that is selected and focused it is white.
    fileprivate mutating func applySidebarState(_ state: StyleState, _ context: StyleContext) {
        let looksSelected = state.isDropTarget || (state.looksSelected && !state.isFaded)
        if state.isFaded { fadeSidebar(context) }
        if looksSelected, !(state.isFocused && state.isFaded), context.hasPadSidebar {
            text.font = .bodyMedium
            if context.generation == .iOS18 { text.color = .tint }
        }
        if state.isFocused, looksSelected, !state.isFaded {
            text.color = .system(.white)
            secondaryText.color = .system(.white)
            secondaryText.transformer = .alpha(0.8)
            symbol.tint = .system(.white)
        }
        if state.isHighlighted { dim() }
    }

    fileprivate mutating func dim() {
        text.transformer = .alpha(0.3)
        secondaryText.transformer = .alpha(0.3)
        symbol.transformer = .alpha(0.3)
    }
}
