import CollectionLayout
public import Foundation

/// Decides where a collection view's elements go. Subclasses answer from what they reckoned in `prepare()`; every frame is
/// in the content's space, points.
@preconcurrency @MainActor
open class UICollectionViewLayout {
    public init() {}
    public required init?(coder: NSCoder) {}

    public internal(set) weak final var collectionView: UICollectionView?

    /// The class of the attributes that the system's layouts make: `UICollectionViewLayoutAttributes` or a subclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the system's layouts make.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Laying out

    /// Called before anything else is asked, after each invalidation.
    open func prepare() {}

    /// The size of everything, points.
    open var collectionViewContentSize: CGSize { collectionView?.solver?.contentSize ?? .zero }

    /// What a rectangle of the content shows; `nil` is nothing.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        collectionView?.solvedAttributes(in: rect)
    }

    /// `nil` for an item that the layout does not place.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionView?.solvedAttributes(of: .item(section: indexPath.section, item: indexPath.item))
    }

    /// `nil` for a view that the layout does not place.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.solvedAttributes(
            of: .supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item))
    }

    /// `nil` for a view that the layout does not place.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.solvedAttributes(
            of: .decoration(kind: elementKind, section: indexPath.section, item: indexPath.item))
    }

    // MARK: Decorations

    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// `nil` takes a registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Invalidation

    /// Forgets what was laid out; the collection view asks again before the next picture.
    open func invalidateLayout() {
        let made = (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
        invalidateLayout(with: made ?? UICollectionViewLayoutInvalidationContext())
    }

    /// Forgets at least what the context says. Subclasses that keep frames forget them here or in `prepare()`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.invalidateLayout()
    }

    /// Whether scrolling or another size makes the layout another one.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let made = (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
        return made ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Whether the size that a view asks for changes the layout. `false` unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let made = (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
        let context = made ?? UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    // MARK: Direction

    /// The direction that the frames are made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the frames where it reads the other way. `false` unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Scrolling and updates

    /// Where scrolling is to stop. No effect on a picture.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where an update is to leave the content. No effect on a picture.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// No effect on a picture.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// No effect on a picture.
    open func finalizeCollectionViewUpdates() {}
    /// No effect on a picture.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// No effect on a picture.
    open func finalizeAnimatedBoundsChange() {}
    /// No effect on a picture.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// No effect on a picture.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

    // MARK: What the solver lays out

    /// The sections as the solver takes them; `nil` for a layout that places everything itself.
    func arrangement(in view: UICollectionView) -> SolverArrangement? { nil }
    /// Whether the layout itself mirrors what the solver gives.
    var mirrorsSolvedFrames: Bool { false }
    /// Whether nobody has overridden what the layout answers.
    var isSystemLayout: Bool { false }
}
