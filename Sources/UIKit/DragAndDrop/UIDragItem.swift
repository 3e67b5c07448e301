public import Foundation

/// One thing that is dragged. No effect on a picture.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// What stands for it in the app that it is dragged from.
    open var localObject: Any?
    /// No effect on a picture.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How a thing would look while it is dragged. No effect on a picture.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

/// How a lifted view would look. No effect on a picture.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview would end. No effect on a picture.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the container's own space.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// Where a dragged view would end. No effect on a picture.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that would be lifted to be dragged. No effect on a picture.
open class UITargetedDragPreview: UITargetedPreview {}
