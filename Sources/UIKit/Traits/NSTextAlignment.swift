/// How lines of text lie in their width.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// By the writing direction of the interface.
    case natural = 4
}
