public import Foundation

/// A system trait that is stored as an optional with a default beside it.
protocol StoredTrait: SystemTrait {
    static var path: WritableKeyPath<TraitValues, Value?> { get }
    /// What the trait reads as where it is not specified.
    static var unspecified: Value { get }
}

extension StoredTrait {
    static func read(_ values: TraitValues) -> Value { values[keyPath: path] ?? unspecified }
    static func write(_ value: Value, to values: inout TraitValues) { values[keyPath: path] = value }
    static func clear(_ values: inout TraitValues) { values[keyPath: path] = nil }
    static func isSet(_ values: TraitValues) -> Bool { values[keyPath: path] != nil }
    static var unspecified: Value { defaultValue }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Left to right or right to left.
public struct UITraitLayoutDirection: UITraitDefinition, StoredTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The colours that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// How much room there is down.
public struct UITraitVerticalSizeClass: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// How large the user wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// Whether contrast is increased.
public struct UITraitAccessibilityContrast: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// On the window or above it.
public struct UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// Whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition, StoredTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The kind of list around (iOS 18).
public struct UITraitListEnvironment: UITraitDefinition, StoredTrait {
    public static var defaultValue: UIListEnvironment { .unspecified }
    public static var affectsColorAppearance: Bool { false }
    static var path: WritableKeyPath<TraitValues, UIListEnvironment?> { \.listEnvironment }
}

/// The language that text is set in, as a BCP 47 tag; `nil` is the environment's.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    public static var defaultValue: String? { nil }
    static func read(_ values: TraitValues) -> String? { values.typesettingLanguage }
    static func write(_ value: String?, to values: inout TraitValues) { values.typesettingLanguage = value }
    static func clear(_ values: inout TraitValues) { values.typesettingLanguage = nil }
    static func isSet(_ values: TraitValues) -> Bool { values.typesettingLanguage != nil }
}

/// Pixels a point; 0 where it is not specified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static func read(_ values: TraitValues) -> CGFloat { values.displayScale.map { CGFloat($0) } ?? 0 }
    static func write(_ value: CGFloat, to values: inout TraitValues) { values.displayScale = Double(value) }
    static func clear(_ values: inout TraitValues) { values.displayScale = nil }
    static func isSet(_ values: TraitValues) -> Bool { values.displayScale != nil }
}
