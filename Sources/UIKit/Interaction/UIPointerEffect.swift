/// What a pointer does to a view. No effect on a picture.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// How the colour behind a view changes.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}
