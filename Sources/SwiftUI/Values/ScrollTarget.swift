public import Foundation

/// Where scrolling is about to come to rest.
public struct ScrollTarget {
    /// Of the content, points.
    public var rect: CGRect
    /// `nil` is the beginning.
    public var anchor: UnitPoint?
}
