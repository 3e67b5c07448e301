public import Foundation

/// A shadow of text.
open class NSShadow: NSObject {
    /// Stays the first that is stored.
    private let foundationMark = FoundationMark()

    public override init() { super.init() }

    /// Down and to the right, points.
    open var shadowOffset = CGSize.zero
    /// How soft it is, points; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; anything else, `nil` too, is no shadow. A third of black at first.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    public override var hash: Int { shadowBlurRadius.hashValue }
}
