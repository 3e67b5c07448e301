public import Foundation
import UIKit

/// A value of an app's own that is handed down to views.
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// Makes a variable in an extension of `EnvironmentValues` one that is handed down, without a key of one's own.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")

/// What is handed down from view to view: the traits, and what modifiers set for everything inside a view.
public struct EnvironmentValues: @unchecked Sendable {
    // Sendable: a value; what apps put into it are values by the rules of the framework.

    /// Everything that is handed down, shared until somebody changes it.
    final class Storage {
        var traits: UITraitCollection
        var locale: Locale?
        var calendar: Calendar?
        var timeZone: TimeZone?
        var text = TextEnvironment()
        var style = StyleEnvironment()
        var control = ControlEnvironment()
        var list = ListValues()
        var live = LiveEnvironment()
        var custom: [ObjectIdentifier: Any] = [:]

        init(traits: UITraitCollection) { self.traits = traits }

        init(_ other: Storage) {
            traits = other.traits
            locale = other.locale
            calendar = other.calendar
            timeZone = other.timeZone
            text = other.text
            style = other.style
            control = other.control
            list = other.list
            live = other.live
            custom = other.custom
        }
    }

    private var storage: Storage

    /// The values where nobody has set any.
    public init() { self.init(traits: .current) }

    init(traits: UITraitCollection) { storage = Storage(traits: traits) }

    subscript<Value>(storage path: ReferenceWritableKeyPath<Storage, Value>) -> Value {
        get { storage[keyPath: path] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
            storage[keyPath: path] = newValue
        }
    }

    /// A value of an app's own.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { self[storage: \.custom][ObjectIdentifier(key)] = newValue }
    }

    // MARK: The environment of a body

    /// `nil` outside of bodies.
    @TaskLocal static var bound: EnvironmentValues?

    /// The environment of the view whose body is being read.
    static var current: EnvironmentValues { bound ?? EnvironmentValues() }

    /// Runs a closure that views' properties read the environment in.
    func asCurrent<Result>(_ body: () -> Result) -> Result {
        Self.$bound.withValue(self) { traits.asCurrent(body) }
    }
}

extension EnvironmentValues {
    var traits: UITraitCollection {
        get { self[storage: \.traits] }
        set { self[storage: \.traits] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { traits.userInterfaceStyle == .dark ? .dark : .light }
        set {
            traits = traits.modifyingTraits { $0.userInterfaceStyle = newValue == .dark ? .dark : .light }
        }
    }
    /// How strong contrasts are.
    public var colorSchemeContrast: ColorSchemeContrast {
        traits.accessibilityContrast == .high ? .increased : .standard
    }
    /// How large the user wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large }
        set {
            traits = traits.modifyingTraits { $0.preferredContentSizeCategory = UIContentSizeCategory(newValue) }
        }
    }
    /// As `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
    public var layoutDirection: LayoutDirection {
        get { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        set {
            traits = traits.modifyingTraits {
                $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
            }
        }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { UserInterfaceSizeClass(traits.horizontalSizeClass) }
        set { traits = traits.modifyingTraits { $0.horizontalSizeClass = UIUserInterfaceSizeClass(newValue) } }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { UserInterfaceSizeClass(traits.verticalSizeClass) }
        set { traits = traits.modifyingTraits { $0.verticalSizeClass = UIUserInterfaceSizeClass(newValue) } }
    }
    /// Whether the user asked for bold text; `nil` where it is not known.
    public var legibilityWeight: LegibilityWeight? {
        get { traits.legibilityWeight == .bold ? .bold : .regular }
        set { traits = traits.modifyingTraits { $0.legibilityWeight = newValue == .bold ? .bold : .regular } }
    }
    /// Pixels a point.
    public var displayScale: CGFloat {
        get { traits.pixelsPerPoint }
        set { traits = traits.modifyingTraits { $0.displayScale = newValue } }
    }
    /// The length of a pixel, points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// What texts are looked up in; `nil` is the language that the tables are developed in.
    var language: String? { self[storage: \.locale]?.identifier(.bcp47) ?? traits.language }

    /// What numbers and dates are written for: the interface's language unless somebody set another one.
    public var locale: Locale {
        get { self[storage: \.locale] ?? Locale(identifier: traits.language ?? "en_US") }
        set { self[storage: \.locale] = newValue }
    }
    /// The Gregorian one unless somebody set another one.
    public var calendar: Calendar {
        get {
            var calendar = self[storage: \.calendar] ?? Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[storage: \.calendar] = newValue }
    }
    /// Greenwich unless somebody set another one: a picture does not depend on where it is made.
    public var timeZone: TimeZone {
        get { self[storage: \.timeZone] ?? .gmt }
        set { self[storage: \.timeZone] = newValue }
    }
}
