public import Foundation

/// Of old: an edge of what bars leave of a controller's view. Deprecated since iOS 11 for the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// Points from the view's edge.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// What stands for the bars at an edge: from the edge to the safe area.
private final class EdgeGuide: UILayoutSupport {
    private let view: UIView
    private let isTop: Bool

    init(_ view: UIView, isTop: Bool) {
        self.view = view
        self.isTop = isTop
    }

    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
    /// The safe area's: the bars' own height has no anchor.
    var heightAnchor: NSLayoutDimension { view.safeAreaLayoutGuide.heightAnchor }
}

extension UIViewController {
    /// Of old: the bars at the top.
    public var topLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: true) }
    /// Of old: the bars at the bottom.
    public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: false) }
}
