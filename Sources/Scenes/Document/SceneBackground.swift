/// A background configuration as a scene writes it.
package struct SceneBackground: Hashable, Sendable {
    package var style: SceneBackgroundStyle?
    package var backgroundColor: SceneColor?
    package var cornerRadius: Double?
    package var backgroundInsets: SceneInsets?
    package var edgesAddingLayoutMarginsToBackgroundInsets: [SceneEdge]?
    package var strokeColor: SceneColor?
    package var strokeWidth: Double?
    package var strokeOutset: Double?
    package var image: SceneImage?
    package var imageContentMode: SceneContentMode?
}

/// The factories of UIBackgroundConfiguration.
package enum SceneBackgroundStyle: String, NamedValue {
    case clear
    case listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
    case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell
    case listCell, listHeader, listFooter
}

package enum SceneEdge: String, NamedValue {
    case top, leading, bottom, trailing
}

package enum SceneContentMode: String, NamedValue {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

extension SceneBackground {
    static let format: ObjectFormat<SceneBackground> = ObjectFormat(
        "background", "a background", "UIBackgroundConfiguration: what is drawn behind a whole row.",
        empty: { SceneBackground() },
        fields: [
            Field(
                "style", \.style, .name,
                "The factory of UIBackgroundConfiguration; without it the one that the list gives by default."),
            Field("backgroundColor", \.backgroundColor, .color, "Its colour."),
            Field("cornerRadius", \.cornerRadius, .number(Length.positive), "How round its corners are, in points."),
            Field(
                "backgroundInsets", \.backgroundInsets, .object(SceneInsets.format),
                "Its distance from the row's edges."),
            Field(
                "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
                .list(of: .name, count: 0...4), "At which edges the row's margins are added to the insets."),
            Field("strokeColor", \.strokeColor, .color, "The colour of the line around it; the tint by default."),
            Field("strokeWidth", \.strokeWidth, .number(Length.positive), "The width of that line, in points."),
            Field("strokeOutset", \.strokeOutset, .number(Length.any), "How far out that line stands, in points."),
            Field("image", \.image, .object(SceneImage.format), "A picture on the colour."),
            Field("imageContentMode", \.imageContentMode, .name, "How the picture fills it."),
        ])
}
