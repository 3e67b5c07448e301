import CollectionLayout
public import Foundation

/// Where something is attached to something else.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    /// In the middle along an axis of which neither or both edges are given.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }

    /// Moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }

    /// Moved by fractions of the attached view's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    var spec: AnchorSpec {
        var set: EdgeSet = []
        if edges.contains(.top) { set.insert(.top) }
        if edges.contains(.leading) { set.insert(.leading) }
        if edges.contains(.bottom) { set.insert(.bottom) }
        if edges.contains(.trailing) { set.insert(.trailing) }
        return AnchorSpec(edges: set, offset: isFractionalOffset ? .fractional(offset) : .absolute(offset))
    }
}
