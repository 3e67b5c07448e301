/// An alert in the middle of its window, or a sheet of actions at its lower end; on a pad a sheet of actions is a popover without
/// the action that cancels.
open class UIAlertController: UIViewController {
    /// Where it comes up.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The larger text; `nil` is none.
    open override var title: String? { didSet { contentChanged() } }
    /// The smaller text; `nil` is none.
    open var message: String? { didSet { contentChanged() } }
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The action that stands out; `nil` is the one that cancels before iOS 26 and none since.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Alerts show their fields below the message, sheets of actions none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    open override func loadView() { view = AlertView(self) }

    private func contentChanged() { (viewIfLoaded as? AlertView)?.contentChanged() }
}
