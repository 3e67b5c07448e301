/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    case unspecified = 0
    case light = 1
    case dark = 2
}
