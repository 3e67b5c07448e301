/// Requirements of protocols that a type may leave out, which Objective-C alone has: what they become where it is not.
///
/// One without a result, or with an optional one, has a default that does nothing. Another one throws where a type leaves it out (a
/// method that does not throw fulfils it all the same), and whoever asks finds a second one of its name, with `nil` in that place.
package struct OptionalRequirements: Sendable {
    /// What an app's code asks of UIKit's own delegates and sources.
    private static let ofUIKit: Set<String> = [
        "tableView", "collectionView", "numberOfSections", "sectionIndexTitles", "indexTitles",
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "scrollViewDidChangeAdjustedContentInset", "viewForZooming", "textField", "textFieldShouldBeginEditing",
        "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
        "textFieldShouldReturn", "textFieldDidChangeSelection", "textView", "textViewShouldBeginEditing",
        "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
        "textViewDidChangeSelection", "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
        "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
        "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
        "didDismissSearchController", "pickerView", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "navigationController", "tabBarController", "tabBar", "pageViewController", "presentationCount",
        "presentationIndex", "presentationControllerDidDismiss", "presentationControllerWillDismiss",
        "presentationControllerShouldDismiss", "adaptivePresentationStyle", "calendarView", "contextMenuInteraction",
    ]

    /// Of methods that are asked for with a `?` behind their name.
    package private(set) var names = Self.ofUIKit

    /// - Parameter sources: All of an app's, so that one file can ask for what another one has declared.
    package init(in sources: [String] = []) {
        for source in sources where source.utf8.count >= 8 && source.contains("optional ") {
            let code = Array(SwiftCode(source).blanked.utf8)
            for place in code.indices where code[place] == UInt8(ascii: "p") {
                guard let declared = OptionalProtocol(code, at: place) else { continue }
                names.formUnion(declared.requirements.filter(\.isMethod).map(\.name))
            }
        }
    }
}
