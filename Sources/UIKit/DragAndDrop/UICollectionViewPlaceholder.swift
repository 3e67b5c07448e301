public import Foundation

/// A cell that holds a place. No effect on a picture.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// No effect on a picture.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {}
}
