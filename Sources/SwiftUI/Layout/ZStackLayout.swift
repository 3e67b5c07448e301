public import Foundation

/// Views in front of one another as a layout.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        onMainActor {
            OverlappingNode(subviews.map(\.node), alignment, isRightToLeft: false).size(for: proposal)
        }
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        onMainActor {
            let node = OverlappingNode(subviews.map(\.node), alignment, isRightToLeft: false)
            StackNode.place(subviews, at: node.placements(proposal), in: bounds)
        }
    }
}
