public import Foundation

/// Of old: a button that swiping a row shows. Deprecated since iOS 13 for `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// What the action does to the row, and with it the colour of its button.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// Red.
        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// `nil` is the style's.
    open var backgroundColor: UIColor?
    /// No effect on a picture.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: Nobody presses buttons in a picture: it is not called.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The button that stands for it.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, done in
            handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
