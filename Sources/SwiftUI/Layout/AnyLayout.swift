public import Foundation

/// A layout whose type is hidden, so that one can take another's place.
public struct AnyLayout: Layout {
    private let layout: any Layout

    public init<Way: Layout>(_ layout: Way) { self.layout = layout }

    public func makeCache(subviews: Subviews) -> AnyLayoutCache { AnyLayoutCache(layout, subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) -> CGSize {
        cache.sizeThatFits(proposal, subviews)
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache
    ) {
        cache.placeSubviews(bounds, proposal, subviews)
    }
}

/// What a hidden layout keeps.
public struct AnyLayoutCache {
    fileprivate let sizeThatFits: (ProposedViewSize, LayoutSubviews) -> CGSize
    fileprivate let placeSubviews: (CGRect, ProposedViewSize, LayoutSubviews) -> Void

    fileprivate init<Way: Layout>(_ layout: Way, _ subviews: LayoutSubviews) {
        var cache = layout.makeCache(subviews: subviews)
        sizeThatFits = { layout.sizeThatFits(proposal: $0, subviews: $1, cache: &cache) }
        placeSubviews = { layout.placeSubviews(in: $0, proposal: $1, subviews: $2, cache: &cache) }
    }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension StackNode {
    nonisolated static func size(
        of subviews: LayoutSubviews, _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey,
        _ proposal: ProposedViewSize
    ) -> CGSize {
        onMainActor {
            StackNode(
                subviews.map(\.node), axis: axis, spacing: spacing, alignment: alignment, isRightToLeft: false
            ).size(for: proposal)
        }
    }

    nonisolated static func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey,
        _ proposal: ProposedViewSize
    ) {
        onMainActor {
            let node = StackNode(
                subviews.map(\.node), axis: axis, spacing: spacing, alignment: alignment, isRightToLeft: false)
            place(subviews, at: node.placements(proposal), in: bounds)
        }
    }

    static func place(
        _ subviews: LayoutSubviews, at placements: [ContainerNode.Placement], in bounds: CGRect
    ) {
        for (subview, placement) in zip(subviews, placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }
}
