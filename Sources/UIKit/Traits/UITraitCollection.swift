package import Appearance
public import Foundation

/// The traits of an environment. It never changes; a trait that nobody specified reads as `unspecified`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    let values: TraitValues

    /// No trait specified.
    public override convenience init() { self.init(values: TraitValues()) }

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().modified(by: mutations))
    }

    /// Everything that one of the collections specifies; a later one wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in collections { values.apply(collection.values) }
        self.init(values: values)
    }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.modified(by: mutations))
    }

    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// These traits with another's over them.
    func merging(_ other: TraitValues) -> UITraitCollection {
        var values = values
        values.apply(other)
        return values == self.values ? self : UITraitCollection(values: values)
    }

    package func merging(_ other: UITraitCollection) -> UITraitCollection { merging(other.values) }

    /// These traits with another meaning of `UIColor.tintColor`; `nil` is the system's.
    func tinted(_ tint: UIColor?) -> UITraitCollection {
        guard tint !== values.tint else { return self }
        var values = values
        values.tint = tint
        return UITraitCollection(values: values)
    }

    /// Whether every trait that the other specifies has the same value here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var merged = values
        merged.apply(other.values)
        return merged == values
    }

    /// Whether dynamic colours can look different.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.colorAppearance != other.values.colorAppearance
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels a point; 0 where it is not specified.
    public var displayScale: CGFloat { CGFloat(values.displayScale ?? 0) }
    public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    public var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }
    /// A BCP 47 tag; `nil` is the environment's language.
    public var typesettingLanguage: String? { values.typesettingLanguage ?? nil }

    /// The look of the system; iOS 26 where it is not specified.
    package var generation: SystemGeneration { values.generation ?? .iOS26 }

    /// The language of the interface as a BCP 47 tag; `nil` where it is not specified.
    package var language: String? { values.language }

    package var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }

    /// The row of the Dynamic Type table; `large` where it is not specified.
    package var contentSize: ContentSizeCategory { values.preferredContentSizeCategory?.category ?? .large }

    /// Pixels a point for rounding; 3 where it is not specified.
    package var pixelsPerPoint: Double {
        guard let scale = values.displayScale, scale > 0 else { return 3 }
        return scale
    }

    /// What system colours depend on.
    package var colorTraits: ColorTraits {
        ColorTraits(
            style: userInterfaceStyle == .dark ? .dark : .light,
            contrast: accessibilityContrast == .high ? .high : .normal,
            level: userInterfaceLevel == .elevated ? .elevated : .base, generation: generation)
    }
}
