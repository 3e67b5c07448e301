/// What fingers and pointers take for a view's outline. No effect on a picture.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Whether text can be selected. No effect on a picture.
public protocol TextSelectability: Sendable {}

/// Text can be selected. No effect on a picture.
public struct EnabledTextSelectability: TextSelectability {}

/// Text cannot be selected. No effect on a picture.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// No effect on a picture.
    public static var enabled: Self { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// No effect on a picture.
    public static var disabled: Self { .init() }
}

/// Levels of headings that are read out. No effect on a picture.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// When a default focus counts. No effect on a picture.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable { case automatic, userInitiated }

/// How far writing tools may go. No effect on a picture.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}
