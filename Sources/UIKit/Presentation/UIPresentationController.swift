public import Foundation

/// What stands around a presented controller. Nothing is presented in a picture at rest. No effect on a picture.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// No effect on a picture.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
    }
}
