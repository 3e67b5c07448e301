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
        NSCollectionLayoutSection(list: configuration)
    }

    /// Around the groups, points. A list's are added to what the list gives.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var supplementariesFollowContentInsets = true
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
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
