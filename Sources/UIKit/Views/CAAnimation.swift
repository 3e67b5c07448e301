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

/// Several animations at once. No effect on a picture.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// What would lead from one content to another. No effect on a picture.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}
