public import Foundation

/// What stands around a presented controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// - Parameter presentingViewController: What presents it. No effect on a picture.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
    }
}
