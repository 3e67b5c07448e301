import CollectionLayout
import Foundation

/// Width and height of an item or group.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    var spec: SizeSpec { SizeSpec(width: widthDimension.spec, height: heightDimension.spec) }
}
