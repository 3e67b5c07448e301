/// A space that places are told in.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The screen's.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// That of a view further out.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name) }
    /// That of the next scroll view or list around: what of it is to be seen.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollSpaceName()) }
    /// That of the next scroll view or list around. The axis makes no difference here.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A space by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    // Sendable: names are values such as texts and numbers.
    let name: AnyHashable
    init(_ name: some Hashable) { self.name = AnyHashable(name) }
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// What scroll views' spaces are called.
struct ScrollSpaceName: Hashable, Sendable {}
