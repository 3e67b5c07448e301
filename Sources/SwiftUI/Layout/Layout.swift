public import Foundation

/// A way of laying views out: how large the whole is, and where each view is.
public protocol Layout: Sendable {
    /// What is kept between the calls for one arrangement.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// How far the whole wants to stand from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size that the whole takes of a proposal, points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view by its `place`. `bounds` counts from the leading edge.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide of the whole is, points from the leading edge; `nil` leaves it to the alignment.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a guide of the whole is, points from the top; `nil` leaves it to the alignment.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The views laid out in this way.
    @MainActor @preconcurrency
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The direction of spacers and dividers inside; `nil` is none.
    public var stackOrientation: Axis?
    public init() {}
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey: SendableMetatype {
    /// The kind of value.
    associatedtype Value: Sendable
    /// The value of views that hand none.
    static var defaultValue: Value { get }
}

/// Views laid out in a way of their own.
@MainActor @preconcurrency
public struct _LayoutView<Way: Layout, Content: View>: View, NodeSource {
    public typealias Body = Never
    let layout: Way
    let content: Content

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [CustomLayoutNode(layout, content.nodes(environment), environment)]
    }
}

extension View {
    /// Hands a value to the layout around the view.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        wrapped { node, _ in LayoutValueNode(node, ObjectIdentifier(key), value) }
    }
}
