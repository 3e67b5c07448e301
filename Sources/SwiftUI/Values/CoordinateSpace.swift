/// Spaces that places are told in. x grows to the right.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Sendable: names are values such as texts and numbers.

    /// The view's own.
    case local
    /// The screen's.
    case global
    /// That of a view further out.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}
