/// A search bar as a scene writes it.
package struct SceneSearchBar: Hashable, Sendable {
    package var text: String?
    package var placeholder: String?
    package var isActive: Bool?
    package var showsCancelButton: Bool?
    package var showsBookmarkButton: Bool?
    package var scopeButtonTitles: [String] = []
    package var selectedScopeButtonIndex: Int?
}

package enum SceneSearchBarPlacement: String, NamedValue {
    case automatic, stacked

    package var documentation: String? {
        switch self {
        case .automatic: "Below the title; on iOS 26 at the bottom of a phone's screen that has no tab bar."
        case .stacked: "Below the title."
        }
    }
}

extension SceneSearchBar {
    static let format: ObjectFormat<SceneSearchBar> = ObjectFormat(
        "searchBar", "a search bar", "UISearchBar: a field to search with.",
        empty: { SceneSearchBar() },
        fields: [
            Field("text", \.text, .localized, "What is searched for."),
            Field("placeholder", \.placeholder, .localized, "What the field says while it is empty."),
            Field(
                "isActive", \.isActive, .boolean, "Whether somebody searches: the field has taken the title's place."),
            Field("showsCancelButton", \.showsCancelButton, .boolean, "Whether a button to leave the search shows."),
            Field("showsBookmarkButton", \.showsBookmarkButton, .boolean, "Whether a book stands in the empty field."),
            Field(
                "scopeButtonTitles", \.scopeButtonTitles, .list(of: .localized, count: 0...10),
                "What may be searched: a row of segments below the field."),
            Field(
                "selectedScopeButtonIndex", \.selectedScopeButtonIndex, .whole(0...9),
                "Which of them is chosen, counted from 0."),
        ])
}
