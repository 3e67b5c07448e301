import Appearance
public import Foundation

/// How far a view wants to stand from its neighbours.
public struct ViewSpacing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Eight points on each side.
        case view
        /// As a view, but texts stand one below the other without any space.
        case text
        /// No distance of its own.
        case none
    }

    var top = Kind.view
    var leading = Kind.view
    var bottom = Kind.view
    var trailing = Kind.view

    /// The system's distances.
    public init() {}
    init(_ kind: Kind) { (top, leading, bottom, trailing) = (kind, kind, kind, kind) }

    public static let zero = ViewSpacing(.none)

    /// The distance between views, points.
    static let standard = CGFloat(HostedMetrics.spacing)

    /// From this view to the next one, points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if own == .none || other == .none { return 0 }
        // Measured between texts of one row in pictures (ios-references/measurements §2c): nothing.
        if axis == .vertical, own == .text, other == .text { return 0 }
        return Self.standard
    }

    /// Takes over the other's preferences at some sides where they ask for more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top), top == .none { top = other.top }
        if edges.contains(.leading), leading == .none { leading = other.leading }
        if edges.contains(.bottom), bottom == .none { bottom = other.bottom }
        if edges.contains(.trailing), trailing == .none { trailing = other.trailing }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
