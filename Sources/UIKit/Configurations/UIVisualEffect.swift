public import Foundation

/// An effect on what lies behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: nothing is stored here, and what subclasses store is immutable.

    public override init() { super.init() }

    /// The effect itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour drawn in the effect's place: its look over an empty background, without the blur.
    package var flatColor: UIColor { .clear }
}
