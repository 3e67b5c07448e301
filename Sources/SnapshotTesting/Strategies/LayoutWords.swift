import Comparison
import DisplayLists

/// What changed between two layout reports in their text form.
enum LayoutWords {
    /// Empty when a text is no layout report or nothing changed that has a name.
    static func difference(_ old: String, _ new: String) -> String {
        guard let old = LayoutReport(text: old), let new = LayoutReport(text: new) else { return "" }
        return LayoutDifference(expected: old, actual: new).description
    }
}
