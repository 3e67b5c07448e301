import DisplayLists

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    private let name: String
    public static let regular = Glass(name: "regular")
    /// Drawn as `regular`.
    public static let clear = Glass(name: "clear")
    /// None.
    public static let identity = Glass(name: "identity")
    /// Not drawn yet.
    public func tint(_ color: Color?) -> Glass { self }
    /// No effect on a picture.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
