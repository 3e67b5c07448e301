import UIKit

extension SceneItem {
    /// Sets everything of a cell that the item says, and resets the rest: the cell may have shown another item before.
    @MainActor
    func configure(_ cell: UICollectionViewListCell, _ images: SceneImages) {
        cell.accessories = accessories.map { $0.accessory(images) }
        cell.contentConfiguration = content.configuration(cell.defaultContentConfiguration(), images)
        configureBackground(of: cell, images)
        if let width = indentationWidth { cell.indentationWidth = width }
        cell.indentsAccessories = indentsAccessories ?? true
        cell.isHighlighted = state.contains(.highlighted)
        cell.stateOverride = stateOverride
        if let view = contentView { view.apply(to: cell.contentView) }
    }

    @MainActor
    private func configureBackground(of cell: UICollectionViewListCell, _ images: SceneImages) {
        if let background {
            cell.backgroundConfiguration = background.configuration(cell.defaultBackgroundConfiguration(), images)
        }
        if let backgroundView {
            let view = UIView()
            backgroundView.apply(to: view)
            cell.backgroundView = view
        }
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
