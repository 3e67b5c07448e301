import Foundation

extension UICollectionView {
    /// Shows a row swiped open, with the actions that the list's provider gives for that side; no actions leave it closed.
    package func revealSwipeActions(at indexPath: IndexPath, leading: Bool) {
        setNeedsLayout()
        openSwipe = nil
        guard !isEditing else { return }
        layoutIfNeeded()
        guard sections.indices.contains(indexPath.section), let list = sections[indexPath.section].list else { return }
        let provider =
            leading
            ? list.configuration.leadingSwipeActionsConfigurationProvider
            : list.configuration.trailingSwipeActionsConfigurationProvider
        let hosted = cellForItem(at: indexPath)?.contentView as? any HostedContentView
        let configuration = hosted?.swipeActions(leading: leading) ?? provider?(indexPath)
        guard let actions = configuration?.actions, !actions.isEmpty else { return }
        openSwipe = OpenSwipe(indexPath: indexPath, side: leading ? .leading : .trailing, actions: actions)
        setNeedsLayout()
    }
}
