import CollectionLayout
public import Foundation

/// An item's place in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem {
    /// In the group's space, points.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
