package import Appearance
import Typesetting

extension UIFont {
    /// A role of text whose size follows the content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        package init(_ style: Appearance.TextStyle) { self.rawValue = style.systemName }

        /// The row of the Dynamic Type table; an unknown style is body.
        package var style: Appearance.TextStyle { Appearance.TextStyle(systemName: rawValue) ?? .body }

        public static let extraLargeTitle = TextStyle(.extraLargeTitle)
        public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
        public static let largeTitle = TextStyle(.largeTitle)
        public static let title1 = TextStyle(.title1)
        public static let title2 = TextStyle(.title2)
        public static let title3 = TextStyle(.title3)
        public static let headline = TextStyle(.headline)
        public static let subheadline = TextStyle(.subheadline)
        public static let body = TextStyle(.body)
        public static let callout = TextStyle(.callout)
        public static let footnote = TextStyle(.footnote)
        public static let caption1 = TextStyle(.caption1)
        public static let caption2 = TextStyle(.caption2)
    }
}
