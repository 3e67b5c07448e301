import Foundation

/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// How the other screen comes.
    enum Kind: String {
        case show, push, showDetail, presentation, popoverPresentation, embed, relationship, custom, unwind
    }

    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    var kind = Kind.custom

    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Shows the destination as the storyboard says; one of a class of its own overrides it.
    open func perform() {
        switch kind {
        case .show, .push: source.show(destination, sender: nil)
        case .showDetail: source.showDetailViewController(destination, sender: nil)
        case .presentation, .popoverPresentation: source.present(destination, animated: false)
        case .embed, .relationship, .custom, .unwind: break
        }
    }
}
