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

/// How a lifted view would look. No effect on a picture.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged view would end. No effect on a picture.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that would be lifted to be dragged. No effect on a picture.
open class UITargetedDragPreview: UITargetedPreview {}
