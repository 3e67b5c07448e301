package import Appearance
public import Foundation

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The row of the Dynamic Type table; anything unknown counts as `large`.
    package let category: ContentSizeCategory

    public init(rawValue: String) {
        self.rawValue = rawValue
        category = ContentSizeCategory(systemName: rawValue) ?? .large
    }

    package init(_ category: ContentSizeCategory) {
        rawValue = category.systemName
        self.category = category
    }

    /// Never posted: the size of a picture's text does not change.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(.extraSmall)
    public static let small = UIContentSizeCategory(.small)
    public static let medium = UIContentSizeCategory(.medium)
    public static let large = UIContentSizeCategory(.large)
    public static let extraLarge = UIContentSizeCategory(.extraLarge)
    public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
    public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
    public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
    public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
    public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraLarge)
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraExtraLarge)

    /// One of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool { category.isAccessibility }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.category < right.category
    }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.category <= right.category
    }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.category > right.category
    }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.category >= right.category
    }
}
