/// A view whose content another module lists. Its subviews show only where that content adds them.
package final class DrawnView: UIView {
    /// Adds what the view shows, in the view's space; `nil` is nothing.
    package var content: ((inout Listing) -> Void)?

    package override func listContent(into listing: inout Listing) { content?(&listing) }
    package override func listSubviews(into listing: inout Listing) {}
}
