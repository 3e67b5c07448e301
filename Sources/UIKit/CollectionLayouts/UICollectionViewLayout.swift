public import Foundation

/// Decides where a collection view's elements go. Subclasses other than the compositional layout are not drawn yet.
@preconcurrency @MainActor
open class UICollectionViewLayout {
    public init() {}
    public required init?(coder: NSCoder) {}

    public internal(set) weak final var collectionView: UICollectionView?

    /// Forgets what was laid out; the collection view asks again before the next picture.
    open func invalidateLayout() { collectionView?.invalidateLayout() }

    /// The size of everything, points.
    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
}
