/// A list configuration as a scene writes it.
package struct SceneList: Hashable, Sendable {
    package var appearance = SceneListAppearance.plain
    package var headerMode: SceneHeaderMode?
    package var footerMode: SceneFooterMode?
    package var showsSeparators: Bool?
    package var backgroundColor: SceneColor?
    package var headerTopPadding: Double?
    package var separatorConfiguration: SceneSeparatorConfiguration?
}

package enum SceneListAppearance: String, NamedValue {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

package enum SceneHeaderMode: String, NamedValue {
    case none, supplementary, firstItemInSection

    package var documentation: String? {
        switch self {
        case .none: "No header, whatever the sections give."
        case .supplementary: "The sections' headers."
        case .firstItemInSection: "The first row of each section is its header."
        }
    }
}

package enum SceneFooterMode: String, NamedValue {
    case none, supplementary
}

/// A separator configuration as a scene writes it.
package struct SceneSeparatorConfiguration: Hashable, Sendable {
    package var color: SceneColor?
    package var multipleSelectionColor: SceneColor?
    package var topSeparatorVisibility: SceneVisibility?
    package var bottomSeparatorVisibility: SceneVisibility?
    package var topSeparatorInsets: SceneInsets?
    package var bottomSeparatorInsets: SceneInsets?
}

package enum SceneVisibility: String, NamedValue {
    case automatic, visible, hidden
}

extension SceneList {
    static let format: ObjectFormat<SceneList> = ObjectFormat(
        "list", "a list", "UICollectionLayoutListConfiguration: what kind of list it is.",
        empty: { SceneList() },
        fields: [
            Field("appearance", \.appearance, .name, isRequired: true, "The kind of list."),
            Field(
                "headerMode", \.headerMode, .name,
                "Where headers come from; supplementary when a section gives one and this is left out."),
            Field(
                "footerMode", \.footerMode, .name,
                "Whether the sections' footers show; supplementary when a section gives one and this is left out."),
            Field("showsSeparators", \.showsSeparators, .boolean, "Whether lines are drawn between rows."),
            Field("backgroundColor", \.backgroundColor, .color, "The colour behind the sections."),
            Field(
                "headerTopPadding", \.headerTopPadding, .number(Length.positive), "Room above each header, in points."),
            Field(
                "separatorConfiguration", \.separatorConfiguration, .object(SceneSeparatorConfiguration.format),
                "How the lines between rows look."),
        ])
}

extension SceneSeparatorConfiguration {
    static let format: ObjectFormat<SceneSeparatorConfiguration> = ObjectFormat(
        "separatorConfiguration", "a separator configuration",
        "UIListSeparatorConfiguration: the lines above and below a row.",
        empty: { SceneSeparatorConfiguration() },
        fields: [
            Field("color", \.color, .color, "The lines' colour."),
            Field(
                "multipleSelectionColor", \.multipleSelectionColor, .color,
                "The colour of lines between rows that are selected together."),
            Field("topSeparatorVisibility", \.topSeparatorVisibility, .name, "Whether the line above shows."),
            Field("bottomSeparatorVisibility", \.bottomSeparatorVisibility, .name, "Whether the line below shows."),
            Field(
                "topSeparatorInsets", \.topSeparatorInsets, .object(SceneInsets.format),
                "How far the line above keeps from the row's sides; automatic where an edge is left out."),
            Field(
                "bottomSeparatorInsets", \.bottomSeparatorInsets, .object(SceneInsets.format),
                "How far the line below keeps from the row's sides; automatic where an edge is left out."),
        ])
}
