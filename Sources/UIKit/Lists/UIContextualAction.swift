public import Foundation

/// A button that swiping a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the action does to the row, and with it the colour of its button.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// Grey.
        case normal = 0
        /// Red: it removes the row.
        case destructive = 1
    }

    /// Runs when the button is pressed, with the action, the view it is shown in, and a block to call when it is done, with
    /// whether it was. Nobody presses buttons in a picture: it is not called.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action does to the row.
    public let style: Style

    /// What runs when the button is pressed. No effect on a picture.
    public let handler: Handler

    /// The button's title; `nil` is none. Buttons with an image hide it in low rows before iOS 26.
    open var title: String?

    /// The button's image, drawn in white unless it keeps its own colours; `nil` is none.
    open var image: UIImage?

    /// The button's colour. Setting `nil` brings back the one of the style.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?

    /// An action with a title; `nil` is none.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
