import UIKit

extension SceneSeparatorConfiguration {
    func apply(to configuration: inout UIListSeparatorConfiguration) {
        if let color { configuration.color = color.uiColor }
        if let color = multipleSelectionColor { configuration.multipleSelectionColor = color.uiColor }
        if let visibility = topSeparatorVisibility { configuration.topSeparatorVisibility = visibility.uiKit }
        if let visibility = bottomSeparatorVisibility { configuration.bottomSeparatorVisibility = visibility.uiKit }
        if let insets = topSeparatorInsets {
            configuration.topSeparatorInsets = insets.over(configuration.topSeparatorInsets)
        }
        if let insets = bottomSeparatorInsets {
            configuration.bottomSeparatorInsets = insets.over(configuration.bottomSeparatorInsets)
        }
    }
}

extension SceneBackground {
    /// - Parameter standard: What the list gives where the scene names no style.
    @MainActor
    func configuration(_ standard: UIBackgroundConfiguration, _ images: SceneImages) -> UIBackgroundConfiguration {
        var configuration = style?.configuration ?? standard
        if let color = backgroundColor { configuration.backgroundColor = color.uiColor }
        if let cornerRadius { configuration.cornerRadius = cornerRadius }
        if let insets = backgroundInsets {
            configuration.backgroundInsets = insets.over(configuration.backgroundInsets)
        }
        if let edges = edgesAddingLayoutMarginsToBackgroundInsets {
            configuration.edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge(edges.map(\.uiKit))
        }
        if let strokeColor { configuration.strokeColor = strokeColor.uiColor }
        if let strokeWidth { configuration.strokeWidth = strokeWidth }
        if let strokeOutset { configuration.strokeOutset = strokeOutset }
        if let image { configuration.image = images.image(image) }
        if let mode = imageContentMode { configuration.imageContentMode = mode.uiKit }
        return configuration
    }
}

extension SceneSwipe {
    /// The actions of a side; `nil` when it has none.
    @MainActor
    func configuration(_ side: SceneSide, _ images: SceneImages) -> UISwipeActionsConfiguration? {
        let actions = side == .leading ? leading : trailing
        guard !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(actions: actions.map { $0.action(images) })
    }
}

extension SceneSwipeAction {
    @MainActor
    fileprivate func action(_ images: SceneImages) -> UIContextualAction {
        let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
            _, _, done in
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor.uiColor }
        action.image = image.flatMap { images.image($0) }
        return action
    }
}
