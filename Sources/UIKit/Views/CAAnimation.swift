public import Foundation

/// What would move a layer. Pictures show layers as they are set: nothing is moved. No effect on a picture.
@preconcurrency @MainActor
open class CAAnimation {
    public required init() {}

    /// Seconds. No effect on a picture.
    open var duration: CFTimeInterval = 0
    /// No effect on a picture.
    open var beginTime: CFTimeInterval = 0
    /// No effect on a picture.
    open var timeOffset: CFTimeInterval = 0
    /// No effect on a picture.
    open var speed: Float = 1
    /// No effect on a picture.
    open var repeatCount: Float = 0
    /// No effect on a picture.
    open var repeatDuration: CFTimeInterval = 0
    /// No effect on a picture.
    open var autoreverses = false
    /// No effect on a picture.
    open var fillMode = CAMediaTimingFillMode.removed
    /// No effect on a picture.
    open var isRemovedOnCompletion = true
    /// No effect on a picture.
    open var timingFunction: CAMediaTimingFunction?
    /// Nothing begins or ends in a picture: nothing of it is called.
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
}

/// What hears of an animation. Nothing of it is called. No effect on a picture.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What would move one of a layer's properties. No effect on a picture.
open class CAPropertyAnimation: CAAnimation {
    public required init() { super.init() }
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    /// No effect on a picture.
    open var isAdditive = false
    /// No effect on a picture.
    open var isCumulative = false
}

/// What would move a property from one value to another. No effect on a picture.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// What would move a property as a spring does. No effect on a picture.
open class CASpringAnimation: CABasicAnimation {
    /// No effect on a picture.
    open var mass: CGFloat = 1
    /// No effect on a picture.
    open var stiffness: CGFloat = 100
    /// No effect on a picture.
    open var damping: CGFloat = 10
    /// No effect on a picture.
    open var initialVelocity: CGFloat = 0
    /// Those of the duration: nothing moves.
    open var settlingDuration: CFTimeInterval { duration }
}

/// What would move a property through several values. No effect on a picture.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once. No effect on a picture.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// What would lead from one content to another. No effect on a picture.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}
