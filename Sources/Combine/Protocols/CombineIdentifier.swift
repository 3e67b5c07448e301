/// Tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier
    /// Kept, or another object could come to lie where it lay.
    private let mark: Mark?

    /// Of its own.
    public init() {
        let mark = Mark()
        (object, self.mark) = (ObjectIdentifier(mark), mark)
    }
    public init(_ object: AnyObject) { (self.object, mark) = (ObjectIdentifier(object), nil) }

    public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool { left.object == right.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }

    private final class Mark: Sendable {}
}
