public import Foundation

/// Decides where a collection view's elements go. The compositional layout does; a layout of one's own is accepted and
/// shows nothing. Not drawn yet.
@preconcurrency @MainActor
open class UICollectionViewLayout {
    public init() {}
    public required init?(coder: NSCoder) {}

    public internal(set) weak final var collectionView: UICollectionView?

    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// `nil` takes a registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Forgets what was laid out; the collection view asks again before the next picture.
    open func invalidateLayout() { collectionView?.invalidateLayout() }

    /// The size of everything, points.
    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
}
