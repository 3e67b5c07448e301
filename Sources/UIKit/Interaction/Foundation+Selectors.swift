public import Foundation

/// What Foundation sends by selectors on Apple's platforms: it is taken, and nothing is ever sent.
extension NotificationCenter {
    /// No effect on a picture.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
}

extension Timer {
    /// No effect on a picture.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
    }

    /// A timer that fires without telling anyone. No effect on a picture.
    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
}

extension NSObject {
    /// No effect on a picture.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    /// No effect on a picture.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// No effect on a picture.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
    /// Nothing can be asked for by name: `false`.
    public func responds(to aSelector: Selector) -> Bool { false }
}
