/// The name of a method. Linux has no Objective-C runtime: nothing can be sent by it, and in a picture nothing is.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as it was given.
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

/// A selector by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
