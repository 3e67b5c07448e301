public import Foundation

/// How tabs look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public required override init() { super.init() }
    /// - Parameter style: Changes nothing in a picture.
    public convenience init(style: Style) { self.init() }

    /// Arrangements of a tab's image and title.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    /// Not chosen.
    public final let normal = UITabBarItemStateAppearance()
    /// Chosen.
    public final let selected = UITabBarItemStateAppearance()
    /// Out of order.
    public final let disabled = UITabBarItemStateAppearance()
    /// Under the focus.
    public final let focused = UITabBarItemStateAppearance()

    /// The system's look again.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    /// Another appearance that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any { twin }

    var twin: UITabBarItemAppearance {
        let copy = Self()
        for (old, new) in zip(states, copy.states) { new.take(old) }
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// How tabs look in one state. What is `nil` is the system's.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Of the image.
    open var iconColor: UIColor?
    /// Of the title: they win over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title from its place.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind the badge; red by default.
    open var badgeBackgroundColor: UIColor?
    /// Of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    func take(_ other: UITabBarItemStateAppearance) {
        (iconColor, titleTextAttributes) = (other.iconColor, other.titleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    }
}
