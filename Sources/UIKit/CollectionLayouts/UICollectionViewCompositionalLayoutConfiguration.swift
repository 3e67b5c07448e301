import CollectionLayout
public import Foundation

/// What counts for a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
    public init() {}

    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, empty ones included, points.
    open var interSectionSpacing: CGFloat = 0
    /// At the edges of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// What the solver needs, in a view with the given insets.
    func spec(environment: LayoutConfiguration.EnvironmentInsets) -> LayoutConfiguration {
        LayoutConfiguration(
            scrollDirection: scrollDirection == .horizontal ? .horizontal : .vertical,
            interSectionSpacing: interSectionSpacing, boundaries: boundarySupplementaryItems.map(\.boundarySpec),
            contentInsetsReference: contentInsetsReference.spec, environment: environment)
    }
}
