public import Foundation

extension UIGestureRecognizer {
    /// The middle of the view's own space: nobody touches it.
    public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// Nobody holds a key in a picture.
    public var modifierFlags: UIKeyModifierFlags { [] }
    /// No effect on a picture.
    public func reset() {}
}

extension UIPanGestureRecognizer {
    /// What a mouse or trackpad may scroll with: always the same. No effect on a picture.
    public var allowedScrollTypesMask: UIScrollTypeMask {
        get { [] }
        set {}
    }
}

/// Ways to scroll with a mouse or trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
