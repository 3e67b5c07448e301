package import ResourceFiles

/// A compositional section as a scene writes it.
package struct SceneSectionLayout: Hashable, Sendable, ScenePlaced {
    package var group = SceneGroup()
    package var interGroupSpacing: Double?
    package var contentInsets: SceneInsets?
    package var orthogonalScrollingBehavior: SceneOrthogonalScrolling?
    /// How far the groups are scrolled sideways, in points.
    package var orthogonalContentOffset: Double?
    package var place = SourcePlace.start
}

package enum SceneOrthogonalScrolling: String, NamedValue {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

package struct SceneGroup: Hashable, Sendable {
    package var direction = SceneAxis.horizontal
    package var size = SceneLayoutSize()
    /// How often the one item is repeated; `nil` fits as many as there is room for.
    package var count: Int?
    package var interItemSpacing: SceneSpacing?
    package var contentInsets: SceneInsets?
    package var items: [SceneLayoutItem] = []
}

package struct SceneLayoutItem: Hashable, Sendable {
    package var size: SceneLayoutSize?
    package var contentInsets: SceneInsets?
    /// A group that stands in the item's place; at most one.
    package var group: [SceneGroup] = []
}

package struct SceneLayoutSize: Hashable, Sendable {
    package var width = SceneDimension()
    package var height = SceneDimension()
}

/// Exactly one of them is set.
package struct SceneDimension: Hashable, Sendable {
    package var fractionalWidth: Double?
    package var fractionalHeight: Double?
    package var absolute: Double?
    package var estimated: Double?
    package var uniformAcrossSiblings: Double?
}

/// Exactly one of them is set.
package struct SceneSpacing: Hashable, Sendable {
    package var fixed: Double?
    package var flexible: Double?
}

extension SceneSectionLayout {
    static let format: ObjectFormat<SceneSectionLayout> = ObjectFormat(
        "layout", "a layout", "NSCollectionLayoutSection: groups one after another instead of a list.",
        empty: { SceneSectionLayout() },
        fields: [
            Field("group", \.group, .object(SceneGroup.format), isRequired: true, "What is repeated."),
            Field("interGroupSpacing", \.interGroupSpacing, .number(Length.positive), "Between groups, in points."),
            Field("contentInsets", \.contentInsets, .object(SceneInsets.format), "Room around the groups."),
            Field(
                "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .name,
                "Whether the groups stand in a row that scrolls sideways."),
            Field(
                "orthogonalContentOffset", \.orthogonalContentOffset, .number(Length.positive),
                "How far that row is scrolled, in points; it rests at the nearest place where it may."),
        ])
}

extension SceneGroup {
    static let format: ObjectFormat<SceneGroup> = ObjectFormat(
        "group", "a group", "NSCollectionLayoutGroup: items in a row or a column.", empty: { SceneGroup() },
        fields: [
            Field("direction", \.direction, .name, isRequired: true, "Whether its items stand in a row or a column."),
            Field("size", \.size, .object(SceneLayoutSize.format), isRequired: true, "Its size."),
            Field("count", \.count, .whole(1...10_000), "How often the item is repeated, sharing the room equally."),
            Field("interItemSpacing", \.interItemSpacing, .object(SceneSpacing.format), "Between items."),
            Field("contentInsets", \.contentInsets, .object(SceneInsets.format), "Room around its items."),
            Field(
                "items", \.items, .list(of: .object(SceneLayoutItem.format), count: 1...1000), isRequired: true,
                "What stands in it."),
        ])
}

extension SceneLayoutItem {
    static let format: ObjectFormat<SceneLayoutItem> = ObjectFormat(
        "layoutItem", "a layout item", "NSCollectionLayoutItem: a place for a row, or a group of them.",
        rules: [.exactlyOne(["size", "group"])], empty: { SceneLayoutItem() },
        fields: [
            Field("size", \.size, .object(SceneLayoutSize.format), "Its size."),
            Field("contentInsets", \.contentInsets, .object(SceneInsets.format), "Room around what it shows."),
            Field("group", \.group, ValueFormat.object(SceneGroup.format).map { [$0] }, "A group in its place."),
        ])
}

extension SceneLayoutSize {
    static let format: ObjectFormat<SceneLayoutSize> = ObjectFormat(
        "layoutSize", "a layout size", "NSCollectionLayoutSize.", empty: { SceneLayoutSize() },
        fields: [
            Field("width", \.width, .object(SceneDimension.format), isRequired: true, "Across."),
            Field("height", \.height, .object(SceneDimension.format), isRequired: true, "Down."),
        ])
}

extension SceneDimension {
    private static let keys = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"]

    static let format: ObjectFormat<SceneDimension> = ObjectFormat(
        "dimension", "a dimension", "NSCollectionLayoutDimension.", rules: [.exactlyOne(keys)],
        empty: { SceneDimension() },
        fields: [
            Field("fractionalWidth", \.fractionalWidth, .number(0...1000), "A share of the container's width."),
            Field("fractionalHeight", \.fractionalHeight, .number(0...1000), "A share of the container's height."),
            Field("absolute", \.absolute, .number(Length.positive), "In points."),
            Field("estimated", \.estimated, .number(Length.positive), "In points, until the content is measured."),
            Field(
                "uniformAcrossSiblings", \.uniformAcrossSiblings, .number(Length.positive),
                "An estimate in points; then the largest of the group's items."),
        ])
}

extension SceneSpacing {
    static let format: ObjectFormat<SceneSpacing> = ObjectFormat(
        "spacing", "a spacing", "NSCollectionLayoutSpacing.", rules: [.exactlyOne(["fixed", "flexible"])],
        empty: { SceneSpacing() },
        fields: [
            Field("fixed", \.fixed, .number(Length.positive), "In points."),
            Field("flexible", \.flexible, .number(Length.positive), "At least so many points."),
        ])
}
