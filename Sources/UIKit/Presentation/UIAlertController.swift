/// An alert or a sheet of actions. Nothing is presented in a picture at rest.
open class UIAlertController: UIViewController {
    /// Where it comes up.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// No effect on a picture.
    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// No effect on a picture.
    open var preferredAction: UIAlertAction?

    /// No effect on a picture.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
