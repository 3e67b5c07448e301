import Foundation
import UIKit

/// A content with a bar at an edge, which it keeps clear of as it does of the screen's corners: what reaches beyond the
/// safe area reaches beneath the bar.
@MainActor
final class SafeAreaInsetNode: ContainerNode {
    private let edge: Edge
    private let gap: CGFloat
    private let alignment: AlignmentKey

    init(_ content: ViewNode, _ bar: ViewNode, _ edge: Edge, spacing: CGFloat, alignment: AlignmentKey) {
        self.edge = edge
        gap = spacing
        self.alignment = alignment
        super.init([content, bar], isRightToLeft: content.isRightToLeft)
        bar.enterStack(axis)
    }

    private var content: ViewNode { children[0] }
    private var bar: ViewNode { children[1] }
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }

    override var changedNode: ViewNode? { content }
    override var priority: Double { content.priority }

    /// What the bar takes along its axis, with the gap.
    private func depth(_ proposal: ProposedViewSize) -> CGFloat { bar.size(for: proposal)[axis] + gap }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = proposal[axis].map { max(0, $0 - depth(proposal)) }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(for: inner(proposal))
        size[axis] += depth(proposal)
        size[axis.other] = max(size[axis.other], bar.size(for: proposal)[axis.other])
        return size
    }

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        let (whole, depth, room) = (size(for: proposal), depth(proposal), inner(proposal))
        var (place, barPlace) = (CGPoint.zero, CGPoint.zero)
        place[axis] = isFirst ? depth : 0
        barPlace[axis] = isFirst ? 0 : whole[axis] - depth + gap
        place[axis.other] = (whole[axis.other] - content.size(for: room)[axis.other]) / 2
        let guides = (
            alignment.id.defaultValue(in: ViewDimensions(self, proposal)), bar.guide(alignment, proposal)
        )
        barPlace[axis.other] = guides.0 - guides.1
        return [Placement(origin: place, proposal: room), Placement(origin: barPlace, proposal: proposal)]
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let outer = pass.safeArea
        let frame = CGRect(origin: origin, size: placedSize)
        pass.safeArea = (kept(frame), outer.map { frame.reaching(beyond: $0) } ?? frame)
        drawChild(0, at: origin, into: &listing, pass)
        pass.safeArea = outer
        drawChild(1, at: origin, into: &listing, pass)
    }

    /// The frame without what the bar and the gap take.
    private func kept(_ frame: CGRect) -> CGRect {
        let depth = bar.placedSize[axis] + gap
        var insets = UIEdgeInsets.zero
        switch edge {
        case .top: insets.top = depth
        case .bottom: insets.bottom = depth
        case .leading: if isRightToLeft { insets.right = depth } else { insets.left = depth }
        case .trailing: if isRightToLeft { insets.left = depth } else { insets.right = depth }
        }
        return frame.inset(by: insets)
    }
}
