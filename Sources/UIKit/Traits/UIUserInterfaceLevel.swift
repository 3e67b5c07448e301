/// Whether content lies on the window or above it; it changes backgrounds in the dark style.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
