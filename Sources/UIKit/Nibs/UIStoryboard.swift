public import Foundation

/// The screens of a storyboard. Storyboards are not read: their controllers come without what the storyboard says of them. Not drawn yet.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    private func warn() {
        RenderDiagnostics.current.report(
            .unsupported("the storyboard \(name) is not read — put the screen in a XIB file or make it in code"))
    }

    /// `nil`, with a warning: storyboards are not read. Not drawn yet.
    open func instantiateInitialViewController() -> UIViewController? {
        warn()
        return nil
    }

    /// What `creator` makes; `nil` without one, with a warning. Not drawn yet.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        warn()
        return creator?(NSCoder())
    }

    /// An empty controller, with a warning: storyboards are not read. Not drawn yet.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        warn()
        return UIViewController()
    }

    /// What `creator` makes, else one of the class without anything of the storyboard's, with a warning. Not drawn yet.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        warn()
        if let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) { return made }
        fatalError("\(ViewController.self) cannot be made for \(identifier): its init(coder:) gives nil")
    }
}

/// A way from one screen of a storyboard to another. Nobody goes it in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}
