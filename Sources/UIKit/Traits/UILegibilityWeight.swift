/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}
