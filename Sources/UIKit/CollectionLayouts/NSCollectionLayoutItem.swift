import CollectionLayout
public import Foundation

/// One thing that a layout places.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
    public let layoutSize: NSCollectionLayoutSize
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the item's slot, points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the slot; `nil` is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The item as it is now, for a group to keep.
    func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    var node: NodeSpec {
        .item(
            ItemSpec(
                size: layoutSize.spec, insets: DirectionalInsets(contentInsets),
                edgeSpacing: edgeSpacing?.spec ?? .zero,
                supplementaries: supplementaryItems.map(\.supplementarySpec)))
    }
}

extension DirectionalInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

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
