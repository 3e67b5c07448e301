public import Foundation

/// How a view would look while it is lifted. No effect on a picture.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// No effect on a picture.
    open var backgroundColor: UIColor! = .systemBackground
    /// No effect on a picture.
    open var visiblePath: UIBezierPath?
    /// No effect on a picture.
    open var shadowPath: UIBezierPath?

    public override init() {}
}
