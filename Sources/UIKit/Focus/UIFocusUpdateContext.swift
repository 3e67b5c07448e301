public import Foundation

/// From where to where focus moves. None is ever made: nothing has focus in a picture.
@preconcurrency @MainActor
open class UIFocusUpdateContext {
    init() {}

    /// What loses focus.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// What gets it.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// What loses focus, where it is a view.
    open var previouslyFocusedView: UIView? { nil }
    /// What gets it, where it is a view.
    open var nextFocusedView: UIView? { nil }
    /// To which side it moves.
    open var focusHeading: UIFocusHeading { [] }
}

/// Sides that focus moves to.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// Focus that moves in a table. None is ever made.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Focus that moves in a collection view. None is ever made.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}
