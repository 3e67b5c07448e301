import UIKit

extension SceneItem {
    /// Whether it changes what a cell does not take back by itself. Such items have cells of their own, so that the others
    /// keep the list's backgrounds.
    var isDecorated: Bool {
        background != nil || backgroundView != nil || contentView != nil || indentationWidth != nil
    }

    /// Sets everything that the item says, and takes back what another item left in the cell.
    @MainActor
    func configure(_ cell: UICollectionViewListCell, _ images: SceneImages) {
        fill(cell, images)
        if isDecorated { decorate(cell, images) }
    }

    @MainActor
    private func fill(_ cell: UICollectionViewListCell, _ images: SceneImages) {
        cell.accessories = accessories.map { $0.accessory(images) }
        cell.contentConfiguration = content.configuration(cell.defaultContentConfiguration(), images)
        cell.indentsAccessories = indentsAccessories ?? true
        cell.isHighlighted = state.contains(.highlighted)
        cell.stateOverride = stateOverride
    }

    /// The same for a header or footer, which has no place in the list that could say how deep it is or that it is selected.
    /// - Parameter decorates: Whether any of them is decorated: they share their cells.
    @MainActor
    func configureBoundary(_ cell: UICollectionViewListCell, decorates: Bool, _ images: SceneImages) {
        fill(cell, images)
        if decorates { decorate(cell, images) }
        cell.indentationLevel = indentationLevel ?? 0
        cell.isSelected = state.contains(.selected)
        cell.isExpanded = state.contains(.expanded)
    }

    /// A cell that keeps the list's width of a step could not get it back: it is 20 in sidebars, else 10.
    @MainActor
    private func decorate(_ cell: UICollectionViewListCell, _ images: SceneImages) {
        let standard = cell.defaultBackgroundConfiguration()
        cell.backgroundConfiguration = background?.configuration(standard, images) ?? standard
        if let backgroundView {
            let view = UIView()
            backgroundView.apply(to: view)
            cell.backgroundView = view
        }
        (contentView ?? SceneView()).apply(to: cell.contentView)
        cell.indentationWidth =
            indentationWidth ?? (cell.traitCollection.listEnvironment == .sidebar ? 20 : 10)
    }

    /// The states that neither the cell nor the list has a switch for.
    private var stateOverride: ((inout UICellConfigurationState) -> Void)? {
        let others = state.subtracting([.selected, .highlighted, .expanded])
        guard !others.isEmpty else { return nil }
        return { state in
            state.isFocused = state.isFocused || others.contains(.focused)
            state.isDisabled = state.isDisabled || others.contains(.disabled)
            state.isPinned = state.isPinned || others.contains(.pinned)
            state.isEditing = state.isEditing || others.contains(.editing)
            state.isSwiped = state.isSwiped || others.contains(.swiped)
            state.isReordering = state.isReordering || others.contains(.reordering)
        }
    }
}

extension SceneView {
    @MainActor
    func apply(to view: UIView) {
        view.backgroundColor = backgroundColor?.uiColor
        view.layer.cornerRadius = cornerRadius ?? 0
        view.layer.masksToBounds = cornerRadius != nil
    }
}
