package import ResourceFiles

/// The swipe actions of a row as a scene writes them.
package struct SceneSwipe: Hashable, Sendable, ScenePlaced {
    /// The side that is shown open; `nil` shows none.
    package var revealed: SceneSide?
    package var leading: [SceneSwipeAction] = []
    package var trailing: [SceneSwipeAction] = []
    package var place = SourcePlace.start
}

package enum SceneSide: String, NamedValue {
    case leading, trailing
}

package struct SceneSwipeAction: Hashable, Sendable {
    package var title: String?
    package var style: SceneSwipeStyle?
    package var backgroundColor: SceneColor?
    package var image: SceneImage?
}

package enum SceneSwipeStyle: String, NamedValue {
    case normal, destructive
}

extension SceneSwipe {
    static let format: ObjectFormat<SceneSwipe> = ObjectFormat(
        "swipe", "a swipe", "UISwipeActionsConfiguration for both sides, and which of them is shown open.",
        empty: { SceneSwipe() },
        fields: [
            Field("revealed", \.revealed, .name, "The side that is shown open."),
            Field("leading", \.leading, actions, "The actions before the row, from the edge inwards."),
            Field("trailing", \.trailing, actions, "The actions behind the row, from the edge inwards."),
        ])

    private static let actions = ValueFormat<[SceneSwipeAction]>.list(
        of: .object(SceneSwipeAction.format), count: 0...20)
}

extension SceneSwipeAction {
    static let format: ObjectFormat<SceneSwipeAction> = ObjectFormat(
        "swipeAction", "a swipe action", "UIContextualAction: a button beside a swiped row.",
        rules: [.atLeastOne(["title", "image"])], empty: { SceneSwipeAction() },
        fields: [
            Field("title", \.title, .localized, "Its label."),
            Field("style", \.style, .name, "Whether it is red."),
            Field("backgroundColor", \.backgroundColor, .color, "Its colour, over the style's."),
            Field("image", \.image, .object(SceneImage.format), "Its icon."),
        ])
}
