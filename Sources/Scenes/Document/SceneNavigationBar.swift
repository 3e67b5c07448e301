/// A navigation bar as a scene writes it.
package struct SceneNavigationBar: Hashable, Sendable {
    package var title: String?
    package var subtitle: String?
    package var prompt: String?
    package var largeTitle: Bool?
    /// The title of the screen that the back button leads to; `nil` shows no back button.
    package var backButtonTitle: String?
    package var tintColor: SceneColor?
    package var leadingItems: [SceneBarItem] = []
    package var trailingItems: [SceneBarItem] = []
    /// `nil` is none.
    package var searchBar: SceneSearchBar?
    package var hidesSearchBarWhenScrolling: Bool?
    package var preferredSearchBarPlacement: SceneSearchBarPlacement?
}

/// A button of a navigation bar.
package struct SceneBarItem: Hashable, Sendable {
    package var title: String?
    package var image: SceneImage?
    package var systemItem: SceneSystemItem?
    package var style: SceneBarItemStyle?
    package var tintColor: SceneColor?
    package var isEnabled: Bool?
}

/// The system items of UIBarButtonItem that are buttons.
package enum SceneSystemItem: String, NamedValue {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
        trash
    case play, pause, rewind, fastForward, undo, redo, close
}

package enum SceneBarItemStyle: String, NamedValue {
    case plain, done, prominent

    package var documentation: String? {
        switch self {
        case .plain: nil
        case .done: "It stands out: semibold, on iOS 26 in a filled capsule."
        case .prominent: "As done."
        }
    }
}

extension SceneNavigationBar {
    static let format: ObjectFormat<SceneNavigationBar> = ObjectFormat(
        "navigationBar", "a navigation bar", "UINavigationItem: the bar above the list.",
        empty: { SceneNavigationBar() },
        fields: [
            Field("title", \.title, .localized, "The screen's name in the bar."),
            Field("subtitle", \.subtitle, .localized, "Small print under the title, on iOS 26."),
            Field("prompt", \.prompt, .localized, "A line above the title."),
            Field("largeTitle", \.largeTitle, .boolean, "Whether the title stands large below the bar."),
            Field(
                "backButtonTitle", \.backButtonTitle, .localized,
                "The screen that a back button leads to; without it there is none."),
            Field("tintColor", \.tintColor, .color, "The colour of the buttons."),
            Field("leading", \.leadingItems, items, "Buttons before the title, from the edge inwards."),
            Field("trailing", \.trailingItems, items, "Buttons behind the title, from the edge inwards."),
            Field("searchBar", \.searchBar, .object(SceneSearchBar.format), "A field to search the list with."),
            Field(
                "hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, .boolean,
                "Whether scrolling pushes the search bar away; it does unless this says otherwise."),
            Field(
                "preferredSearchBarPlacement", \.preferredSearchBarPlacement, .name, "Where the search bar stands."),
        ])

    private static let items = ValueFormat<[SceneBarItem]>.list(
        of: ValueFormat<String>.string.map { SceneBarItem(title: $0) }.or(.object(SceneBarItem.format)), count: 0...20)
}

extension SceneBarItem {
    static let format: ObjectFormat<SceneBarItem> = ObjectFormat(
        "barItem", "a bar item", "UIBarButtonItem: a button of the bar.",
        rules: [.atLeastOne(["title", "image", "systemItem"])], empty: { SceneBarItem() },
        fields: [
            Field("title", \.title, .localized, "Its label."),
            Field("image", \.image, .object(SceneImage.format), "Its icon, in place of the label."),
            Field("systemItem", \.systemItem, .name, "A button that the system knows."),
            Field("style", \.style, .name, "How strongly it stands out."),
            Field("tintColor", \.tintColor, .color, "Its colour."),
            Field("isEnabled", \.isEnabled, .boolean, "Whether it can be pressed."),
        ])
}
