/// A navigation bar as a scene writes it.
package struct SceneNavigationBar: Hashable, Sendable, ScenePlaced {
    package var title: String?
    package var prompt: String?
    package var largeTitle: Bool?
    package var leadingItems: [SceneBarItem] = []
    package var trailingItems: [SceneBarItem] = []
    package var place = SourcePlace.start
}

/// A button of a navigation bar.
package struct SceneBarItem: Hashable, Sendable {
    package var title: String?
    package var image: SceneImage?
    package var tintColor: SceneColor?
    package var isEnabled: Bool?
}

extension SceneNavigationBar {
    static let format: ObjectFormat<SceneNavigationBar> = ObjectFormat(
        "navigationBar", "a navigation bar", "UINavigationItem: the bar above the list.",
        empty: { SceneNavigationBar() },
        fields: [
            Field("title", \.title, .string, "The screen's name in the bar."),
            Field("prompt", \.prompt, .string, "A line above the title."),
            Field("largeTitle", \.largeTitle, .boolean, "Whether the title stands large below the bar."),
            Field("leading", \.leadingItems, items, "Buttons before the title, from the edge inwards."),
            Field("trailing", \.trailingItems, items, "Buttons behind the title, from the edge inwards."),
        ])

    private static let items = ValueFormat<[SceneBarItem]>.list(
        of: ValueFormat<String>.string.map { SceneBarItem(title: $0) }.or(.object(SceneBarItem.format)), count: 0...20)
}

extension SceneBarItem {
    static let format: ObjectFormat<SceneBarItem> = ObjectFormat(
        "barItem", "a bar item", "UIBarButtonItem: a button of the bar.",
        rules: [.atLeastOne(["title", "image"])], empty: { SceneBarItem() },
        fields: [
            Field("title", \.title, .string, "Its label."),
            Field("image", \.image, .object(SceneImage.format), "Its icon."),
            Field("tintColor", \.tintColor, .color, "Its colour."),
            Field("isEnabled", \.isEnabled, .boolean, "Whether it can be pressed."),
        ])
}
