package import Appearance

/// Traits that an object forces on itself and on everything in it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    package init() {}

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Lets the trait come from outside again.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    /// The look of the system, which is no trait of UIKit's.
    package var generation: SystemGeneration? {
        get { values.generation }
        set { values.generation = newValue }
    }

    /// A BCP 47 tag.
    package var language: String? {
        get { values.language }
        set { values.language = newValue }
    }

    package var isEmpty: Bool { values == TraitValues() }

    /// What an environment with the given traits hands on.
    package func applied(to traits: UITraitCollection) -> UITraitCollection {
        isEmpty ? traits : traits.merging(values)
    }
}
