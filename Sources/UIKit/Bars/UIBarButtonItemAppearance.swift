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
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }

    /// Another appearance that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(style: .plain)
        for (old, new) in zip(states, copy.states) { new.titleTextAttributes = old.titleTextAttributes }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
        guard !isEnabled else { return normal.titleTextAttributes }
        return normal.titleTextAttributes.merging(disabled.titleTextAttributes) { _, own in own }
    }
}

/// How the texts of a bar's buttons look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Font, colour and the like; they win over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What moves the title from its place. No effect on a picture.
    open var titlePositionAdjustment = UIOffset.zero
    /// No effect on a picture.
    open var backgroundImage: UIImage?
}
