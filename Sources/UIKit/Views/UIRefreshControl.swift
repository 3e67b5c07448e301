public import Foundation

/// What pulling a scroll view's content down shows. Nobody pulls in a picture: it is kept and not drawn.
open class UIRefreshControl: UIControl {
    /// Whether something is being loaded. No effect on a picture.
    open private(set) var isRefreshing = false
    /// No effect on a picture.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
