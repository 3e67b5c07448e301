public import Foundation

/// Lets a view be dragged. Nobody touches a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// No effect on a picture.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// No effect on a picture.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// As on the phone.
    open class var isEnabledByDefault: Bool { false }

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
