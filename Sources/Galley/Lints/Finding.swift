/// Something about a picture that is most likely not meant.
package struct Finding: Codable, Hashable, Sendable {
    /// What kind of thing, by the word that messages and results name it.
    package enum Rule: String, Codable, CaseIterable, Hashable, Sendable {
        /// Text ends in an ellipsis.
        case truncated
        /// Text is cut by something other than the edge of what scrolls.
        case clipped
        /// Text runs into other content.
        case overlapping
        /// Text is hard to tell from what is behind it.
        case contrast
        /// From right to left everything stands where it stands from left to right.
        case notMirrored
        /// A value of an axis gives the same picture as the axis's first one.
        case noEffect
    }

    package var rule: Rule
    /// Where in the layout report; for `noEffect` the axis and its value.
    package var path: String
    /// A sentence without a full stop.
    package var message: String

    package init(_ rule: Rule, path: String, _ message: String) {
        self.rule = rule
        self.path = path
        self.message = message
    }
}
