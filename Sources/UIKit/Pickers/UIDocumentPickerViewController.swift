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
