public import UIKit

/// How large the user wants text, under the names from before `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The same size under UIKit's name; `nil` for an unspecified one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    /// The same size under its later name.
    var size: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

extension UIContentSizeCategory {
    /// The same size under UIKit's name; `nil` is unspecified.
    public init(_ category: ContentSizeCategory?) { self.init(category?.size) }
}
