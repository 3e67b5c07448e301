import UIKit

/// Shows what the views of one hierarchy ask to be shown above it: one thing at a time, as the phone does.
@MainActor
final class Presenter {
    /// The view that the hierarchy is shown in.
    weak var host: UIView?
    /// Told when something has been put away.
    var didPutAway: () -> Void = {}

    private struct Shown {
        let key: ViewStore.Key
        let request: PresentationRequest
        let controller: UIViewController
    }
    private var shown: Shown?

    /// Takes what a view asks for now: shows it unless it is shown already, or puts away what the view asked for before.
    func show(_ request: PresentationRequest?, _ key: ViewStore.Key, from source: PresentingNode) {
        if let shown, shown.key == key {
            if let request, request.id == shown.request.id, shown.controller.presentingViewController != nil {
                self.shown = Shown(key: key, request: request, controller: shown.controller)
                return request.update(shown.controller)
            }
            putAway(shown)
        }
        guard let request, shown == nil, let presenting = host?.nearestController else { return }
        let controller = request.make(source)
        shown = Shown(key: key, request: request, controller: controller)
        presenting.present(controller, animated: false)
    }

    private func putAway(_ old: Shown) {
        shown = nil
        if let presenting = old.controller.presentingViewController { presenting.dismiss(animated: false) }
        old.request.onDismiss?()
        didPutAway()
    }
}

extension UIView {
    /// The controller of the view or of the closest one around it.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension UIViewController {
    /// Whether UIKit shows the controller above another one, in a stack or by itself.
    var isAboveAnother: Bool {
        presentingViewController != nil || (navigationController?.viewControllers.count ?? 0) > 1
    }

    /// Goes back to what the controller is above.
    func leave() {
        if let stack = navigationController, stack.viewControllers.count > 1, stack.topViewController === self {
            stack.popViewController(animated: false)
        } else {
            presentingViewController?.dismiss(animated: false)
        }
    }
}
