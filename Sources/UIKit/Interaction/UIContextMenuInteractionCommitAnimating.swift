/// What goes on while a preview becomes a screen. No effect on a picture.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview becomes a screen. No effect on a picture.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}
