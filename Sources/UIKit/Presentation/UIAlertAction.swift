public import Foundation

/// A button of an alert. No effect on a picture.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button stands for.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    /// No effect on a picture.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Nobody touches a picture. No effect on a picture.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
