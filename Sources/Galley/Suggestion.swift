import Appearance

/// The known name that a misspelt one most likely stands for, or `nil`.
package func suggestion(for word: String, among known: [String]) -> String? {
    Spelling.nearest(to: word, among: known)
}
