public import Foundation

/// A view that would be lifted from the screen. Pictures show it where it is. No effect on a picture.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    /// No effect on a picture.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}
