public import Foundation

/// What of a layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
    public required init() {}

    /// Everything, because the data is other data.
    open internal(set) var invalidateEverything = false
    /// The numbers of sections and items.
    open internal(set) var invalidateDataSourceCounts = false

    /// `nil` until some are named.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
    /// By kind.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// By kind.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Added to the offset and to the size of the content, points. No effect on a picture: what is laid out anew says both.
    open var contentOffsetAdjustment = CGPoint.zero
    /// No effect on a picture.
    open var contentSizeAdjustment = CGSize.zero
}
