public import Foundation

/// What every object of UIKit can do on Apple's platforms, as far as it makes sense without an Objective-C runtime.
extension _KeyValueCodingAndObserving where Self: AnyObject {
    /// Selectors call nothing off Apple's platforms: `nil`. No effect on a picture.
    @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { nil }
    /// No effect on a picture.
    @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }
    /// No effect on a picture.
    @discardableResult public func perform(
        _ aSelector: Selector, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>? { nil }
    /// No effect on a picture.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    /// No effect on a picture.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {}
    /// No effect on a picture.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
    /// No effect on a picture.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
    /// No effect on a picture.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// No effect on a picture.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}

    /// Whether the object is of a class or of one derived from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var kind: AnyClass? = type(of: self)
        while let current = kind {
            if current == aClass { return true }
            kind = _getSuperclass(current)
        }
        return false
    }
    /// Whether the object is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension UIResponder: NSObjectProtocol {
    // What `NSObjectProtocol` asks for besides what the class has.
    public nonisolated func `self`() -> Self { self }
    public nonisolated func isProxy() -> Bool { false }
    public nonisolated var debugDescription: String { description }
    public nonisolated var classForCoder: AnyClass { type(of: self) }

    /// As `setValue(_:forKey:)`, for a path of several names on the object that the first of them names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, names.count > 1 else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: first) as? UIResponder)?.setValue(value, forKeyPath: names[1])
    }
    /// As `value(forKey:)`, for a path of several names from the object that the first of them names.
    public func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, names.count > 1 else { return value(forKey: keyPath) }
        return (value(forKey: first) as? UIResponder)?.value(forKeyPath: names[1])
    }
}
