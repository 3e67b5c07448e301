/// A tea on the shelf.
public struct Tea: Hashable, Sendable {
    public var name: String
    public var minutes: Int
    public var isFavorite: Bool

    public init(_ name: String, minutes: Int, isFavorite: Bool = false) {
        self.name = name
        self.minutes = minutes
        self.isFavorite = isFavorite
    }
}
