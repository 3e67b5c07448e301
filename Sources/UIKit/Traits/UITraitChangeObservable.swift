/// What tells others when its traits change.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// What is called with the environment and the traits that it had before.
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls a handler whenever one of the traits has another value than before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// The same for a handler that names the type of its environment, as `(self: Self, previous: UITraitCollection)` does.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    private func register<Environment>(
        _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let handler = { (environment: AnyObject, previous: UITraitCollection) in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        guard let keeper = self as? any TraitChangeKeeper else { return UnheardTraitChanges() }
        return keeper.traitChanges.register(traits, handler: handler)
    }

    /// Methods cannot be called by their names off Apple's platforms. No effect on a picture.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        UnheardTraitChanges()
    }

    /// Methods cannot be called by their names off Apple's platforms. No effect on a picture.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { UnheardTraitChanges() }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeKeeper)?.traitChanges.unregister(registration)
    }
}

/// A registration that nothing comes of.
private final class UnheardTraitChanges: UITraitChangeRegistration {}
