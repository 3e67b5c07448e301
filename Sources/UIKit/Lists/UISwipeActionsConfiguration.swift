public import Foundation

/// The actions that swiping a row from one side shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first one at the edge of the list.
    public let actions: [UIContextualAction]

    /// Whether swiping all the way runs the first action. No effect on a picture.
    open var performsFirstActionWithFullSwipe = true

    /// - Parameter actions: The first one stands at the edge of the list.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
