/// What has traits: views, view controllers, windows.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` hands back, to end the registration with.
public protocol UITraitChangeRegistration: AnyObject {}

/// What tells others when its traits change.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
    var traitCollection: UITraitCollection { get }

    @discardableResult
    func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
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
