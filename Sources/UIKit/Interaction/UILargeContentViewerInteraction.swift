import Foundation

/// Shows a large picture of what is touched long, for people who read large text. Nobody touches a picture. No effect on a picture.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public private(set) weak var view: UIView?
    public static var isEnabled: Bool { false }

    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
