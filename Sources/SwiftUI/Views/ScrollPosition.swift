public import Foundation

/// Where scrolled content is.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Sendable {
        case none
        case edge(Edge)
        case point(CGPoint)
        case view(any Hashable & Sendable, UnitPoint?)
    }
    private var place = Place.none

    private init(_ place: Place) { self.place = place }

    // MARK: Making

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    /// At a view.
    /// - Parameter anchor: `nil` is what the modifier says.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
    /// At a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { self.init(.point(point)) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(CGPoint(x: x, y: y)))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(CGPoint(x: x, y: 0)))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(CGPoint(x: 0, y: y)))
    }

    // MARK: Asking

    /// `nil` where the position is not an edge.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }
    /// Of the content, points; `nil` where the position is no point.
    public var point: CGPoint? {
        if case .point(let point) = place { point } else { nil }
    }
    /// Points; `nil` where the position is no point.
    public var x: CGFloat? { point?.x }
    /// Points; `nil` where the position is no point.
    public var y: CGFloat? { point?.y }
    /// What tells the view apart that the position is at; `nil` where it is at none.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }
    /// `nil` where the position is at no view of that kind.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
        guard case .view(let id, _) = place else { return nil }
        return id as? ID
    }
    /// Nobody touches a picture.
    public var isPositionedByUser: Bool { false }

    // MARK: Scrolling

    /// - Parameter anchor: `nil` is what the modifier says.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        place = .view(id, anchor)
    }
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    /// To a point of the content.
    public mutating func scrollTo(point: CGPoint) { place = .point(point) }
    /// To a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
    /// To a point of the content.
    public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
    /// To a point of the content.
    public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

    /// `nil` is the beginning.
    func target(anchor: UnitPoint?) -> ScrollPlace? {
        switch place {
        case .none: nil
        case .edge(let edge): ScrollPlace(place: .edge(edge))
        case .point(let point): ScrollPlace(place: .point(point))
        case .view(let id, let own): ScrollPlace(place: .view(AnyHashable(id)), anchor: own ?? anchor)
        }
    }

    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.target(anchor: nil) == right.target(anchor: nil)
    }
}
