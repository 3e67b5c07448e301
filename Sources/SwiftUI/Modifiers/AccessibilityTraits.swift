/// What an element is for who does not see it. No effect on a picture.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 40)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 41)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 42)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 43)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 44)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 45)
}
