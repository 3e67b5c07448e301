public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button stands for.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    /// Whether its title is drawn in the colour of what can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
    private var values: [String: Any] = [:]
    /// Kept under its name. No effect on a picture.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// What was kept under a name.
    open func value(forKey key: String) -> Any? { values[key] }
    let handler: ((UIAlertAction) -> Void)?
    /// Tells the alert.
    var changed: (@MainActor () -> Void)?

    /// - Parameter handler: Nobody touches a picture: never called.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
