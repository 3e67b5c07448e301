public import Foundation

/// Views side by side, from the leading edge.
@MainActor @preconcurrency
public struct HStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: Between neighbours, points; `nil` leaves it to them.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            StackNode(
                content.nodes(environment.insideRow), axis: .horizontal, spacing: spacing, alignment: alignment.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

/// Views one below the other.
@MainActor @preconcurrency
public struct VStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: Between neighbours, points; `nil` leaves it to them.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            StackNode(
                content.nodes(environment.insideRow), axis: .vertical, spacing: spacing, alignment: alignment.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

/// Views in front of one another.
@MainActor @preconcurrency
public struct ZStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            OverlappingNode(
                content.nodes(environment.insideRow), alignment,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

/// A horizontal stack. It is laid out whole, as there is nothing to scroll in a hosted view.
@MainActor @preconcurrency
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    /// - Parameter pinnedViews: Changes nothing in a picture.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}

/// A vertical stack, as wide as it is offered. It is laid out whole, as there is nothing to scroll in a hosted view.
@MainActor @preconcurrency
public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let stack: VStack<Content>

    /// - Parameter pinnedViews: Changes nothing in a picture.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View {
        stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

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
