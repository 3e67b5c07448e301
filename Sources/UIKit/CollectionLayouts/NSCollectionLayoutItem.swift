import CollectionLayout
import Foundation

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
