import CollectionLayout
import Foundation

/// A view that belongs to an item or group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// `nil` is the container anchor's edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    var supplementarySpec: SupplementarySpec {
        SupplementarySpec(
            kind: elementKind, size: layoutSize.spec, containerAnchor: containerAnchor.spec,
            itemAnchor: itemAnchor?.spec, zIndex: zIndex)
    }
}
