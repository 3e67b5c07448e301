import Appearance
import Synchronization

/// The traits that code without an environment of its own resolves against.
extension UITraitCollection {
    private final class Scope: Sendable {
        let traits: Mutex<UITraitCollection>
        init(_ traits: UITraitCollection) { self.traits = Mutex(traits) }
    }

    @TaskLocal private static var scope: Scope?
    private static let base = Scope(.standard)

    /// A phone in the light style at the standard text size, everything specified.
    package static let standard: UITraitCollection = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        values.generation = .iOS26
        return UITraitCollection(values: values)
    }()

    /// Within `performAsCurrent` the traits it was called on, else what was last set.
    public class var current: UITraitCollection {
        get { (scope ?? base).traits.withLock { $0 } }
        set { (scope ?? base).traits.withLock { $0 = newValue } }
    }

    /// Runs the closure with these traits as `current` and hands its result on.
    package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$scope.withValue(Scope(self), operation: body)
    }

    /// Runs the closure with these traits as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$scope.withValue(Scope(self), operation: actions)
    }
}
