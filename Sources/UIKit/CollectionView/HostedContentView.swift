/// What a list cell asks of a content view of another module, which lays out its content by rules of its own.
@MainActor
package protocol HostedContentView: UIView {
    /// Where separators start, from the view's leading edge, points; `nil` leaves it to the list.
    var separatorLeading: Double? { get }
    /// Where separators end, from the view's leading edge, points; `nil` leaves it to the list.
    var separatorTrailing: Double? { get }
    /// The actions that swiping the row shows at a side; `nil` leaves it to the list.
    func swipeActions(leading: Bool) -> UISwipeActionsConfiguration?
}
