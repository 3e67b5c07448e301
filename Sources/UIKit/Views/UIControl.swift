public import Foundation

/// A view that people operate; in a picture it shows one state.
open class UIControl: UIView {
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where content that is narrower than the control stands in it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }
    /// Where content that is lower than the control stands in it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Places of content across a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Places of content down a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    // MARK: Actions

    private var heldActions: [(action: UIAction, events: Event)] = []

    /// A control that does something when it is operated.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nobody operates a control of a picture; `sendActions` does what operating it would.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        heldActions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        heldActions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        heldActions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Does what the control would do when it was operated.
    open func sendActions(for controlEvents: Event) {
        for entry in heldActions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }
    /// Selectors call nothing off Apple's platforms. No effect on a picture.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// No effect on a picture.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// No effect on a picture.
    open var showsMenuAsPrimaryAction = false
    /// No effect on a picture.
    open var isContextMenuInteractionEnabled = false
    /// Nobody touches a picture.
    open var isTracking: Bool { false }
    /// Nobody touches a picture.
    open var isTouchInside: Bool { false }

    /// Nobody touches a picture: never called.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Never called.
    open func cancelTracking(with event: UIEvent?) {}
}
