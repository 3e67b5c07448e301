/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}
