public import Foundation

/// Where a popover would come from. No effect on a picture.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// No effect on a picture.
    open weak var sourceView: UIView?
    /// No effect on a picture.
    open var sourceRect = CGRect.null
    /// No effect on a picture.
    open weak var barButtonItem: UIBarButtonItem?
    /// No effect on a picture.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// No effect on a picture.
    open var backgroundColor: UIColor?
}

/// Sides that a popover's arrow may be on. No effect on a picture.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
