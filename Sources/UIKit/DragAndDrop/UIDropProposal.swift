public import Foundation

/// What would happen where a thing is put down.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// What a place would do with a thing that is put down. No effect on a picture.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// No effect on a picture.
    open var isPrecise = false
    /// No effect on a picture.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Follows what is put down. No effect on a picture.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
