public import Foundation

/// Shows a file, and what can be done with it. Nothing is shown. Not drawn yet.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    public init(url: URL) { self.url = url }

    open var url: URL?
    open var uti: String?
    open var name: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// Shows nothing, and says so.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// Shows nothing, and says so.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Shows nothing, and says so.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Shows nothing, and says so.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// No effect on a picture.
    open func dismissMenu(animated: Bool) {}
    /// No effect on a picture.
    open func dismissPreview(animated: Bool) {}
}
