/// What goes on while a preview becomes a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview becomes a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}
