public import Foundation

/// A row that holds a place. No effect on a picture.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// No effect on a picture.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameter rowHeight: Points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}
