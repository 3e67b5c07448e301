import Appearance
import CollectionLayout
public import Foundation

/// The layout of one section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
    enum Kind {
        case list(UICollectionLayoutListConfiguration)
        case group(NSCollectionLayoutGroup)
    }

    let kind: Kind

    /// Groups one after the other.
    public init(group: NSCollectionLayoutGroup) {
        kind = .group(group)
    }

    private init(list configuration: UICollectionLayoutListConfiguration) {
        kind = .list(configuration)
    }

    /// A section that looks and behaves like a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(list: configuration)
        let context = layoutEnvironment.traitCollection.styleContext.placed(in: configuration.appearance)
        let pins = ListMetrics(context: context, displayScale: 1).pinsSupplementaries
        func add(_ kind: String, _ alignment: NSRectAlignment) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = pins
            item.isListBoundary = true
            section.boundarySupplementaryItems.append(item)
        }
        if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }

    /// What the section of a list has above and below its rows, and behind them: one of each.
    var listBoundaries: ListSection.Boundaries {
        let tops: Set<NSRectAlignment> = [.top, .topLeading, .topTrailing]
        return ListSection.Boundaries(
            header: boundarySupplementaryItems.first { tops.contains($0.alignment) },
            footer: boundarySupplementaryItems.last { !tops.contains($0.alignment) },
            decoration: decorationItems.first, followsInsets: supplementariesFollowContentInsets)
    }

    /// Around the groups, points. A list's are added to what the list gives.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var supplementariesFollowContentInsets = true
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// A list's are its header and footer, where its configuration has them; others may stand in their places, one above and one
    /// below the rows.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Told what shows whenever the section is laid out; what it changes shows.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// What the solver needs of a section of groups.
    func spec(_ group: NSCollectionLayoutGroup, itemCount: Int, in environment: LayoutSurroundings)
        -> CompositionalSectionSpec
    {
        CompositionalSectionSpec(
            itemCount: itemCount, group: group.spec(in: environment), insets: DirectionalInsets(contentInsets),
            interGroupSpacing: interGroupSpacing, boundaries: boundarySupplementaryItems.map(\.boundarySpec),
            decorations: decorationItems.map(\.decorationSpec), orthogonalBehavior: orthogonalScrollingBehavior.spec,
            contentInsetsReference: contentInsetsReference.spec,
            supplementaryInsetsReference: supplementaryContentInsetsReference.spec,
            supplementariesFollowInsets: supplementariesFollowContentInsets)
    }
}

/// Called with what shows, how far the section is scrolled (points), and the room that it is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
