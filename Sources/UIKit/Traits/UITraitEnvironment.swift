/// What has traits: views, view controllers, windows.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` hands back, to end the registration with.
public protocol UITraitChangeRegistration: AnyObject {}

/// What keeps the handlers of its trait changes.
@MainActor
protocol TraitChangeKeeper: AnyObject {
    var traitChanges: TraitChangeRegistry { get set }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {}

extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {}

extension UITraitCollection {
    /// The traits that colours may depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }
    /// The traits that the choice of an image in a catalogue may depend on.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self,
        ]
    }
}

/// The registrations of one environment: the part that a view can hold.
package struct TraitChangeRegistry {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    package init() {}

    package var isEmpty: Bool { registrations.isEmpty }

    package mutating func register(
        _ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    package mutating func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls every handler one of whose traits differs, in the order of registration.
    package func notify(_ environment: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { old.differs(from: new, in: $0) }) {
            registration.handler(environment, old)
        }
    }
}

extension UITraitCollection {
    /// Whether one trait has another value there.
    package func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        func isolated(_ collection: UITraitCollection) -> TraitValues {
            var values = TraitValues()
            copy(trait, from: collection.values, to: &values)
            return values
        }
        func copy<Trait: UITraitDefinition>(
            _ trait: Trait.Type, from source: TraitValues, to values: inout TraitValues
        ) {
            values[trait] = source[trait]
        }
        return isolated(self) != isolated(other)
    }
}
