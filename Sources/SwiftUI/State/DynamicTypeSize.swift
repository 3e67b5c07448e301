public import UIKit

/// How large the user wants text.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five sizes beyond the ordinary ones.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The same size under UIKit's name; `nil` for an unspecified one.
    public init?(_ category: UIContentSizeCategory) {
        guard let place = Self.categories.firstIndex(of: category) else { return nil }
        self.init(rawValue: place)
    }

    fileprivate var category: UIContentSizeCategory { Self.categories[rawValue] }
}

extension UIContentSizeCategory {
    /// The same size under UIKit's name.
    public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }
}
