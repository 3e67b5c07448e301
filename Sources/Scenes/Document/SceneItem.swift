package import ResourceFiles

/// A row, a header or a footer as a scene writes it.
package struct SceneItem: Hashable, Sendable, ScenePlaced {
    package var content = SceneContent()
    package var accessories: [SceneAccessory] = []
    package var background: SceneBackground?
    package var backgroundView: SceneView?
    package var contentView: SceneView?
    package var indentationLevel: Int?
    package var indentationWidth: Double?
    package var indentsAccessories: Bool?
    package var state: Set<SceneState> = []
    package var separatorConfiguration: SceneSeparatorConfiguration?
    package var swipe: SceneSwipe?
    package var children: [SceneItem] = []
    /// Shows the labels of a table cell in place of a content configuration.
    package var cellStyle: SceneCellStyle?
    package var place = SourcePlace.start
}

/// What a cell can be in, by the names of UICellConfigurationState without their "is".
package enum SceneState: String, NamedValue {
    case selected, highlighted, focused, disabled, pinned, editing, expanded, swiped, reordering
}

/// A view that is a coloured rectangle.
package struct SceneView: Hashable, Sendable {
    package var backgroundColor: SceneColor?
    package var cornerRadius: Double?
}

extension SceneItem {
    /// A row.
    static let format: ObjectFormat<SceneItem> = ObjectFormat(
        "item", "an item", "A row: a list cell with its content configuration.",
        empty: { SceneItem() }, fields: contentFields + cellFields + itemFields)

    /// A header or footer: its text, or the content of a list cell.
    static let boundary = ValueFormat<String>.string.map { SceneItem(content: SceneContent(text: $0)) }
        .or(.object(boundaryFormat))
        .placed()

    private static let boundaryFormat: ObjectFormat<SceneItem> = ObjectFormat(
        "boundary", "a header or footer", "A header or footer: a list cell with its content configuration.",
        empty: { SceneItem() }, fields: contentFields + cellFields)

    private static let contentFields = SceneContent.fields.map { $0.within(\SceneItem.content) }

    private static let states = ValueFormat<[SceneState]>.list(of: .name, count: 0...100).map { Set($0) }

    private static let cellFields: [Field<SceneItem>] = [
        Field(
            "accessories", \.accessories, .list(of: .accessory, count: 0...100),
            "What stands at the sides: UICellAccessory."),
        Field(
            "background", \.background, .object(SceneBackground.format), "UIBackgroundConfiguration: behind the row."),
        Field(
            "backgroundView", \.backgroundView, .object(SceneView.format),
            "A view behind the row; it spans the accessories."),
        Field(
            "contentView", \.contentView, .object(SceneView.format),
            "The view of the content, clear of the accessories."),
        Field("indentationLevel", \.indentationLevel, .whole(0...1000), "How many steps it is indented."),
        Field("indentationWidth", \.indentationWidth, .number(Length.positive), "The width of a step, in points."),
        Field("indentsAccessories", \.indentsAccessories, .boolean, "Whether leading accessories are indented too."),
        Field("state", \.state, states, "The states it is in."),
    ]

    private static let itemFields: [Field<SceneItem>] = [
        Field(
            "separatorConfiguration", \.separatorConfiguration, .object(SceneSeparatorConfiguration.format),
            "How the lines above and below this row differ from the list's."),
        Field("swipe", \.swipe, .object(SceneSwipe.format), "Its swipe actions."),
        Field(
            "children", \.children, .list(of: .object(SceneItem.format)),
            "Rows of an outline below this one, shown when its state holds \"expanded\"."),
        Field(
            "cellStyle", \.cellStyle, .name,
            "In a table: the style whose labels show texts and image, in place of a content configuration."),
    ]
}

extension SceneView {
    static let format: ObjectFormat<SceneView> = ObjectFormat(
        "view", "a view", "A view that is a coloured rectangle.",
        empty: { SceneView() },
        fields: [
            Field("backgroundColor", \.backgroundColor, .color, "Its colour."),
            Field("cornerRadius", \.cornerRadius, .number(Length.positive), "How round its corners are, in points."),
        ])
}
