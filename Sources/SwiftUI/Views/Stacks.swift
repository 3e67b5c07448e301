public import Foundation

/// Views of a lazy stack that stay in sight.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Space that takes what others leave.
public struct Spacer: Sendable {
    /// Points; `nil` is the system's distance.
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [SpacerNode(least: minLength)] }
}

/// A line between things: across a stack's direction.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [DividerNode(environment)] }
}
