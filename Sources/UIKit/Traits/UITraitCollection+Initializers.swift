package import Appearance
public import Foundation

/// One trait each, to be combined with `init(traitsFrom:)`.
extension UITraitCollection {
    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value?>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values: values)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    /// - Parameter scale: Pixels a point.
    public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, Double(scale)) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }
    public convenience init(listEnvironment: UIListEnvironment) { self.init(\.listEnvironment, listEnvironment) }
    /// - Parameter language: A BCP 47 tag.
    public convenience init(typesettingLanguage language: String) { self.init(\.typesettingLanguage, language) }
    package convenience init(generation: SystemGeneration) { self.init(\.generation, generation) }
    /// - Parameter language: A BCP 47 tag.
    package convenience init(language: String) { self.init(\.language, language) }
}

extension TraitValues {
    func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var overrides = UITraitOverrides()
        overrides.values = self
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }

    /// What a dynamic colour can depend on, and nothing else.
    var colorAppearance: TraitValues {
        var kept = TraitValues()
        kept.userInterfaceStyle = userInterfaceStyle
        kept.userInterfaceIdiom = userInterfaceIdiom
        kept.accessibilityContrast = accessibilityContrast
        kept.userInterfaceLevel = userInterfaceLevel
        kept.displayGamut = displayGamut
        kept.activeAppearance = activeAppearance
        kept.generation = generation
        kept.custom = custom.filter(\.value.affectsColorAppearance)
        return kept
    }
}
