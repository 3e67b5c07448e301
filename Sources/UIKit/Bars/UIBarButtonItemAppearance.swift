public import Foundation

/// How the texts of a bar's buttons look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public required init(style: UIBarButtonItem.Style) { super.init() }
    public convenience override init() { self.init(style: .plain) }

    /// At rest.
    public private(set) var normal = UIBarButtonItemStateAppearance()
    /// Under a finger.
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// Out of order.
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    /// Under the focus.
    public private(set) var focused = UIBarButtonItemStateAppearance()

    /// The system's look again.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    /// Another appearance that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(style: .plain)
        for (old, new) in zip(states, copy.states) { new.take(old) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    func state(isEnabled: Bool) -> UIBarButtonItemStateAppearance { isEnabled ? normal : disabled }

    func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
        guard !isEnabled else { return normal.titleTextAttributes }
        return normal.titleTextAttributes.merging(disabled.titleTextAttributes) { _, own in own }
    }
}
