import DisplayLists

extension UITableViewCell {
    var stateInForce: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        return state
    }

    /// What nibs call the styles.
    static let stylesInNibs: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    /// What the row's views are cut at: the card's corners, where something reaches into them; `nil` cuts nothing.
    var cardClip: Shape? {
        guard let card = cardShape, backgroundColor != nil || contents.needsCardClip else { return nil }
        return .roundedRectangle(card)
    }
}
