import CollectionLayout
import Foundation

/// A view behind a section that no data stands for.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// As large as the section with its boundary items, less its own insets.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    var decorationSpec: DecorationSpec {
        DecorationSpec(kind: elementKind, insets: DirectionalInsets(contentInsets), zIndex: zIndex)
    }
}
