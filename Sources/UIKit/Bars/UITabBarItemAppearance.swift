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
