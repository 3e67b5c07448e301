public import Foundation

/// Animations are over in a picture: what they change is changed at once.
extension UIView {
    /// Runs the changes, then the completion, at once.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs the changes at once, so that the last frame's win.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Puts the other view in the view's place, then calls the completion.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if fromView !== toView {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Removes the views, then calls the completion.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
        completion?(true)
    }

    /// Runs the changes at once.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }

    /// Pictures are at rest: 0.
    public static var inheritedAnimationDuration: TimeInterval { 0 }

    /// No effect on a picture.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// No effect on a picture.
    public static func commitAnimations() {}
    /// No effect on a picture.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// No effect on a picture.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// No effect on a picture.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// No effect on a picture.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// No effect on a picture.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// What the system can do to views.
    public enum SystemAnimation: UInt, Sendable { case delete }

    /// How frames follow one another. No effect on a picture.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}

extension UIViewController {
    /// Puts a child's view in another one's place, then calls the completion.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if fromViewController !== toViewController {
            fromViewController.view.superview?.addSubview(toViewController.view)
            animations?()
            fromViewController.view.removeFromSuperview()
        } else {
            animations?()
        }
        completion?(true)
    }
}
