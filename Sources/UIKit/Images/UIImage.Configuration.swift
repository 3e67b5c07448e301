public import Foundation

extension UIImage {
    /// What a picture is resolved for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            self.traitCollection = traits
            super.init()
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            // A subclass returns its own kind; this one can only be the class itself.
            Configuration(traits: traitCollection) as? Self ?? self
        }

        /// This configuration with what the other one specifies over it.
        open func applying(_ other: UIImage.Configuration?) -> Self {
            guard let traits = other?.traitCollection else { return self }
            return withTraitCollection(traitCollection?.merging(traits) ?? traits)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
