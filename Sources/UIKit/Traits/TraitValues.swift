import Appearance

/// What `UITraitCollection` and `UITraitOverrides` store: every trait, set or not.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: Double?
    var displayGamut: UIDisplayGamut?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    var listEnvironment: UIListEnvironment?
    var generation: SystemGeneration?
    var language: String?
    var typesettingLanguage: String?
    /// What `UIColor.tintColor` stands for; `nil` is the system's. Of a view's traits only while it paints or lays out.
    var tint: UIColor?
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// Takes over every trait that the other has.
    mutating func apply(_ other: TraitValues) {
        func take<Value>(_ path: WritableKeyPath<TraitValues, Value?>) {
            if let value = other[keyPath: path] { self[keyPath: path] = value }
        }
        take(\.userInterfaceStyle)
        take(\.userInterfaceIdiom)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.displayGamut)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
        take(\.legibilityWeight)
        take(\.activeAppearance)
        take(\.listEnvironment)
        take(\.generation)
        take(\.language)
        take(\.typesettingLanguage)
        take(\.tint)
        custom.merge(other.custom) { _, new in new }
    }

    /// How many traits it has.
    var count: Int {
        func known<Value>(_ value: Value?) -> Int { value == nil ? 0 : 1 }
        let looks =
            known(userInterfaceStyle) + known(accessibilityContrast) + known(userInterfaceLevel)
            + known(displayScale) + known(displayGamut) + known(legibilityWeight) + known(activeAppearance)
        let places =
            known(userInterfaceIdiom) + known(layoutDirection) + known(horizontalSizeClass) + known(verticalSizeClass)
            + known(listEnvironment)
        let texts = known(preferredContentSizeCategory) + known(language) + known(typesettingLanguage)
        return looks + places + texts + known(generation) + custom.count
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.erasedRead(self) as? Trait.Value ?? Trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.erasedWrite(newValue, to: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait)
            }
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSet(self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.clear(&self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }
}

/// The value of a trait that an app defined.
///
/// `@unchecked Sendable`: the box never changes, and UIKit's own rule holds for what lies in it, namely that a trait's
/// value is a plain value.
struct CustomTrait: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColorAppearance: Bool

    init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        self.value = value
        self.affectsColorAppearance = trait.affectsColorAppearance
    }

    /// Values that cannot be compared count as different, so that a change of one is never missed.
    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        guard let first = left.value as? any Hashable, let second = right.value as? any Hashable else { return false }
        return AnyHashable(first) == AnyHashable(second)
    }

    func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { hasher.combine(AnyHashable(value)) }
    }
}
