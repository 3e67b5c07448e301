public import Foundation

/// Changes that would move. A picture shows them at rest: they are made when the animator is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open var isRunning: Bool { false }
    /// 0…1.
    open var fractionComplete: CGFloat = 0
    public let duration: TimeInterval

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes the changes at once.
    @discardableResult public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Makes the changes, then calls the completions.
    open func startAnimation() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        for animation in animations { animation() }
        fractionComplete = 1
        for completion in completions { completion(.end) }
    }
    /// Makes the changes, then calls the completions.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// No effect on a picture.
    open func pauseAnimation() {}
    /// No effect on a picture.
    open func stopAnimation(_ withoutFinishing: Bool) {}
}
