public import Foundation

/// What key-value observing tells. Nothing is told of later changes: there is no Objective-C runtime to notice them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls the handler once, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A name in the dictionary that tells a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What happened to a value.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A value that is observed, as it is when observing begins.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// `nil` unless `.new` was asked for.
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Stands for observing a value. No effect on a picture.
public final class NSKeyValueObservation: NSObject {
    /// Nothing is told anyway. No effect on a picture.
    public func invalidate() {}
}

/// What has values that can be observed.
public protocol _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls the handler once with `.initial`, never otherwise: later changes are not told.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil,
                    indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

extension _KeyValueCodingAndObserving where Self: AnyObject {
    /// Nothing is told. No effect on a picture.
    public func addObserver(
        _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    /// No effect on a picture.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {}
    /// No effect on a picture.
    public func removeObserver(
        _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
    /// Nothing is told. No effect on a picture.
    public func willChangeValue(forKey key: String) {}
    /// Nothing is told. No effect on a picture.
    public func didChangeValue(forKey key: String) {}
}

extension NSObject: _KeyValueCodingAndObserving {
    /// Never called.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
extension UIResponder: _KeyValueCodingAndObserving {}
extension CALayer: _KeyValueCodingAndObserving {}
