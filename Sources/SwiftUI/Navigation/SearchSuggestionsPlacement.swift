import UIKit

/// Where suggestions are. No effect on a picture.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
    case automatic, content, menu

    /// Some of the places. No effect on a picture.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let content = Set(rawValue: 1)
        public static let menu = Set(rawValue: 2)
    }
}
