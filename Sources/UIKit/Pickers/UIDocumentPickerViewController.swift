public import Foundation

/// Lets somebody choose a file. Not drawn yet.
open class UIDocumentPickerViewController: UIViewController {
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
}

/// Hears of a file that is chosen. None of it is called.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

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

/// Is asked where a file is shown. None of it is called.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
