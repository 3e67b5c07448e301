import Foundation

extension UITableView {
    /// Shows a row swiped open, with the actions that the delegate gives for that side; no actions leave it closed.
    package func revealSwipeActions(at indexPath: IndexPath, leading: Bool) {
        setNeedsLayout()
        openSwipe = nil
        guard !isEditing, dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return }
        layoutIfNeeded()
        guard let cell = cellForRow(at: indexPath) else { return }
        let hosted = (cell.contentView as? any HostedContentView)?.swipeActions(leading: leading)?.actions
        let actions = hosted ?? (leading ? leadingActions(at: indexPath) : trailingActions(at: indexPath))
        guard !actions.isEmpty else { return }
        openSwipe = OpenSwipe(indexPath: indexPath, side: leading ? .leading : .trailing, actions: actions)
        setNeedsLayout()
    }

    private func leadingActions(at path: IndexPath) -> [UIContextualAction] {
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    }

    /// Where the delegate gives none, a row that can be deleted has the system's action.
    private func trailingActions(at path: IndexPath) -> [UIContextualAction] {
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own.actions }
        if let old = delegate?.tableView(self, editActionsForRowAt: path) { return old.map { $0.contextual(at: path) } }
        guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else { return [] }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return [UIContextualAction(style: .destructive, title: title) { _, _, done in done(true) }]
    }
}
