public import Foundation

/// What goes on while controllers change places. Pictures are at rest: there is none. No effect on a picture.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// How far a change has come. No effect on a picture.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
    var isCancelled: Bool { get }
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
