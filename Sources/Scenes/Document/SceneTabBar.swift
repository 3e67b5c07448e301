package import ResourceFiles

/// A tab bar as a scene writes it.
package struct SceneTabBar: Hashable, Sendable, ScenePlaced {
    package var items: [SceneTab] = []
    package var selectedIndex: Int?
    package var tintColor: SceneColor?
    package var place = SourcePlace.start
}

/// A tab of a tab bar.
package struct SceneTab: Hashable, Sendable {
    package var title: String?
    package var image: SceneImage?
    package var selectedImage: SceneImage?
    package var badgeValue: String?
    package var badgeColor: SceneColor?
}

extension SceneTabBar {
    private static let limit = 8

    static let format: ObjectFormat<SceneTabBar> = ObjectFormat(
        "tabBar", "a tab bar", "UITabBar: the bar below the list.", empty: { SceneTabBar() },
        fields: [
            Field(
                "items", \.items,
                .list(
                    of: ValueFormat<String>.string.map { SceneTab(title: $0) }.or(.object(SceneTab.format)),
                    count: 1...limit), isRequired: true, "The tabs from the leading side to the trailing one."),
            Field(
                "selectedIndex", \.selectedIndex, .whole(0...(limit - 1)),
                "The chosen tab, counted from 0; the first one by default."),
            Field("tintColor", \.tintColor, .color, "The colour of the chosen tab."),
        ])
}

extension SceneTab {
    static let format: ObjectFormat<SceneTab> = ObjectFormat(
        "tab", "a tab", "UITabBarItem: a tab of the bar.",
        rules: [.atLeastOne(["title", "image"])], empty: { SceneTab() },
        fields: [
            Field("title", \.title, .localized, "Its label."),
            Field("image", \.image, .object(SceneImage.format), "Its icon."),
            Field("selectedImage", \.selectedImage, .object(SceneImage.format), "Its icon while it is chosen."),
            Field("badgeValue", \.badgeValue, .string, "What stands in the badge at its icon."),
            Field("badgeColor", \.badgeColor, .color, "The badge's colour; red by default."),
        ])
}
