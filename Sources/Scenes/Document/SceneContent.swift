/// A list content configuration as a scene writes it.
package struct SceneContent: Hashable, Sendable {
    package var style: SceneContentStyle?
    package var text: String?
    package var secondaryText: String?
    package var image: SceneImage?
    package var textProperties: SceneTextProperties?
    package var secondaryTextProperties: SceneTextProperties?
    package var imageProperties: SceneImageProperties?
    package var directionalLayoutMargins: SceneInsets?
    package var imageToTextPadding: Double?
    package var textToSecondaryTextHorizontalPadding: Double?
    package var textToSecondaryTextVerticalPadding: Double?
    package var prefersSideBySideTextAndSecondaryText: Bool?
    package var axesPreservingSuperviewLayoutMargins: [SceneAxis]?
}

/// The factories of UIListContentConfiguration.
package enum SceneContentStyle: String, NamedValue {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case header, footer
}

package enum SceneAxis: String, NamedValue {
    case horizontal, vertical
}

extension SceneContent {
    /// The keys that rows, headers and footers have in common.
    static let fields: [Field<SceneContent>] = [
        Field(
            "style", \.style, .name,
            "The factory of UIListContentConfiguration; without it the one that the list gives by default."),
        Field(
            "text", \.text, .localized,
            "The main text; may hold line breaks. It is looked up in the string tables, if there are any."),
        Field("secondaryText", \.secondaryText, .localized, "The subtitle or value."),
        Field("image", \.image, .object(SceneImage.format), "What stands before the text."),
        Field("textProperties", \.textProperties, .object(SceneTextProperties.format), "How the text looks."),
        Field(
            "secondaryTextProperties", \.secondaryTextProperties, .object(SceneTextProperties.format),
            "How the secondary text looks."),
        Field("imageProperties", \.imageProperties, .object(SceneImageProperties.format), "How the image looks."),
        Field(
            "directionalLayoutMargins", \.directionalLayoutMargins, .object(SceneInsets.format),
            "Room around the content."),
        Field("imageToTextPadding", \.imageToTextPadding, .number(Length.any), "Between image and text, in points."),
        Field(
            "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, .number(Length.any),
            "Between the texts when they stand side by side, in points."),
        Field(
            "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, .number(Length.any),
            "Between the texts when one stands below the other, in points."),
        Field(
            "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, .boolean,
            "Whether the texts stand side by side where they fit."),
        Field(
            "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins,
            .list(of: .name, count: 0...2), "Along which axes the margins around the content are at least the cell's."),
    ]
}
