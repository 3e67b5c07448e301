package import ResourceFiles

/// A table view as a scene writes it.
package struct SceneTable: Hashable, Sendable, ScenePlaced {
    package var style = SceneTableStyle.plain
    package var separatorStyle: SceneTableSeparatorStyle?
    package var separatorColor: SceneColor?
    package var separatorInset: SceneInsets?
    package var backgroundColor: SceneColor?
    package var sectionHeaderTopPadding: Double?
    package var rowHeight: Double?
    package var place = SourcePlace.start
}

package enum SceneTableStyle: String, NamedValue {
    case plain, grouped, insetGrouped
}

package enum SceneTableSeparatorStyle: String, NamedValue {
    case none, singleLine
}

/// A style of table cells: where their labels stand.
package enum SceneCellStyle: String, NamedValue {
    case `default`, value1, value2, subtitle

    package var documentation: String? {
        switch self {
        case .default: "An image and a text."
        case .value1: "The secondary text at the end of the row."
        case .value2: "The text before the secondary text, in two columns."
        case .subtitle: "The secondary text below the text."
        }
    }
}

extension SceneTable {
    static let format: ObjectFormat<SceneTable> = ObjectFormat(
        "table", "a table", "UITableView: what kind of table it is.",
        empty: { SceneTable() },
        fields: [
            Field("style", \.style, .name, isRequired: true, "The kind of table."),
            Field("separatorStyle", \.separatorStyle, .name, "Whether lines are drawn between rows."),
            Field("separatorColor", \.separatorColor, .color, "The lines' colour."),
            Field(
                "separatorInset", \.separatorInset, .object(SceneInsets.format),
                "How far the lines keep from the rows' sides; automatic where it is left out."),
            Field("backgroundColor", \.backgroundColor, .color, "The colour behind the sections."),
            Field(
                "sectionHeaderTopPadding", \.sectionHeaderTopPadding, .number(Length.positive),
                "Room above each header of a plain table, in points."),
            Field("rowHeight", \.rowHeight, .number(Length.positive), "The height of every row; without it they fit."),
        ])
}
