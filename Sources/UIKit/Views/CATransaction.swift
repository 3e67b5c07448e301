import Foundation

/// Changes of layers that belong together. They are made at once: nothing moves in a picture. No effect on a picture.
@preconcurrency @MainActor
open class CATransaction {
    private static var completions: [[() -> Void]] = []
    private static var storedDuration: CFTimeInterval = 0.25
    private static var actionsAreOff = false
    private static var pace: CAMediaTimingFunction?

    open class func begin() { completions.append([]) }
    /// Runs what is to be run when all is done: at once.
    open class func commit() {
        for completion in completions.popLast() ?? [] { completion() }
    }
    open class func flush() {}
    /// Runs at the transaction's end; outside of any at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if completions.isEmpty { block() } else { completions[completions.count - 1] = [block] }
    }
    open class func setDisableActions(_ flag: Bool) { actionsAreOff = flag }
    open class func disableActions() -> Bool { actionsAreOff }
    /// Seconds. No effect on a picture.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { storedDuration = duration }
    open class func animationDuration() -> CFTimeInterval { storedDuration }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { pace = function }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { pace }
}
