/// Whether the window is the active one. It changes nothing in a picture.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
