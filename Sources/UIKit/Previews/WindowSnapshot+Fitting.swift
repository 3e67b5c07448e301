import DisplayLists
package import Foundation

extension WindowSnapshot {
    /// The size of the content when it is offered the window; `nil` for content that takes what there is.
    package static func fittingSize(of content: Preview.Shown, _ request: Request) -> CGSize? {
        var request = request
        request.safeAreaInsets = .zero
        let window = makeWindow(request)
        defer { UIScreen.main.endShowing() }
        return window.traitCollection.asCurrent {
            switch content {
            case .view(let view):
                window.addSubview(view)
                defer { view.removeFromSuperview() }
                return fittingSize(of: view, in: window)
            case .controller(let controller):
                controller.loadViewIfNeeded()
                window.rootViewController = controller
                defer { window.rootViewController = nil }
                return controller.view.flatMap { fittingSize(of: $0, in: window) }
            }
        }
    }

    private static func fittingSize(of view: UIView, in window: UIWindow) -> CGSize? {
        let room = window.bounds.size
        var size =
            view.usesConstraints
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.sizeThatFits(room)
        // What is wider than the screen breaks its lines.
        if view.usesConstraints, size.width > room.width {
            size = view.systemLayoutSizeFitting(
                CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let grid = view.pixelGrid
        size = CGSize(width: grid.ceil(min(size.width, room.width)), height: grid.ceil(size.height))
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return size
    }
}
