/// A section whose items are laid out by a group, over and over.
package struct CompositionalSectionSpec {
    package var itemCount: Int
    package var group: GroupSpec
    /// Around the groups, inside the boundary items.
    package var insets: DirectionalInsets
    package var interGroupSpacing: Double
    package var boundaries: [BoundarySpec]
    package var decorations: [DecorationSpec]
    package var orthogonalBehavior: OrthogonalBehavior
    /// How far an orthogonal section is scrolled, before its behaviour brings it to a place where it rests. `nil` is the
    /// start.
    package var orthogonalOffset: Double?
    package var contentInsetsReference: ContentInsetsReference
    /// For boundary items. Automatic is what `contentInsetsReference` comes to.
    package var supplementaryInsetsReference: ContentInsetsReference
    /// Boundary items stand within the side insets.
    package var supplementariesFollowInsets: Bool

    package init(
        itemCount: Int, group: GroupSpec, insets: DirectionalInsets = .zero, interGroupSpacing: Double = 0,
        boundaries: [BoundarySpec] = [], decorations: [DecorationSpec] = [],
        orthogonalBehavior: OrthogonalBehavior = .none, orthogonalOffset: Double? = nil,
        contentInsetsReference: ContentInsetsReference = .automatic,
        supplementaryInsetsReference: ContentInsetsReference = .automatic, supplementariesFollowInsets: Bool = true
    ) {
        self.itemCount = itemCount
        self.group = group
        self.insets = insets
        self.interGroupSpacing = interGroupSpacing
        self.boundaries = boundaries
        self.decorations = decorations
        self.orthogonalBehavior = orthogonalBehavior
        self.orthogonalOffset = orthogonalOffset
        self.contentInsetsReference = contentInsetsReference
        self.supplementaryInsetsReference = supplementaryInsetsReference
        self.supplementariesFollowInsets = supplementariesFollowInsets
    }
}

/// How a section that scrolls across the layout's direction comes to rest.
package enum OrthogonalBehavior: String, Hashable, Sendable, CaseIterable {
    case none
    case continuous
    /// On the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// On a multiple of the section's own width.
    case paging
    case groupPaging
    /// With a group in the middle.
    case groupPagingCentered
}

/// Which of the environment's insets a section keeps clear of, across the scroll direction.
package enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
    /// What the layout says.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
