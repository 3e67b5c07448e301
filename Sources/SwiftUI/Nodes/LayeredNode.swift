import Foundation
import UIKit

/// Nodes in front of one another, aligned with the first one, which alone says how large the whole is.
@MainActor
final class LayeredNode: ContainerNode {
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ content: ViewNode, layers: [ViewNode], _ alignment: Alignment, isBehind: Bool) {
        self.alignment = alignment
        self.isBehind = isBehind
        super.init([content] + layers, isRightToLeft: content.isRightToLeft)
    }

    private var content: ViewNode { children[0] }

    override var changedNode: ViewNode? { content }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    override var priority: Double { content.priority }
    override var spacing: ViewSpacing { content.spacing }
    override func enterStack(_ axis: Axis) { content.enterStack(axis) }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, proposal)
    }

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        let offered = ProposedViewSize(content.size(for: proposal))
        return [Placement(origin: .zero, proposal: proposal)]
            + children.dropFirst().map { layer in
                Self.placement(of: layer, in: content, proposal, offered: offered, alignment)
            }
    }

    /// Where a node is whose guides meet another's.
    static func placement(
        of node: ViewNode, in other: ViewNode, _ proposal: ProposedViewSize, offered: ProposedViewSize,
        _ alignment: Alignment
    ) -> Placement {
        let outer: ViewDimensions = ViewDimensions(other, proposal)
        let inner = ViewDimensions(node, offered)
        func place(_ key: AlignmentKey) -> CGFloat {
            // A frame asks for its own edges, not for those of what is inside it.
            let reach = other is FrameNode ? key.id.defaultValue(in: outer) : outer.value(key)
            return reach - inner.value(key)
        }
        return Placement(
            origin: CGPoint(x: place(alignment.horizontal.key), y: place(alignment.vertical.key)), proposal: offered)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        if !isBehind { drawChild(0, at: origin, into: &listing, pass) }
        for index in children.indices.dropFirst() { drawChild(index, at: origin, into: &listing, pass) }
        if isBehind { drawChild(0, at: origin, into: &listing, pass) }
    }
}

/// Nodes in front of one another; the whole is as large as all of them.
@MainActor
final class OverlappingNode: ContainerNode {
    private let alignment: Alignment

    init(_ children: [ViewNode], _ alignment: Alignment, isRightToLeft: Bool) {
        self.alignment = alignment
        super.init(children, isRightToLeft: isRightToLeft)
    }

    private func arrange(_ proposal: ProposedViewSize) -> (size: CGSize, origins: [CGPoint]) {
        var (size, origins) = (CGSize.zero, [CGPoint](repeating: .zero, count: children.count))
        for (axis, key) in [(Axis.horizontal, alignment.horizontal.key), (.vertical, alignment.vertical.key)] {
            let guides = children.map { $0.guide(key, proposal) }
            if children.contains(where: { $0.size(for: proposal)[axis] == .infinity }) {
                size[axis] = .infinity
                continue
            }
            let before = guides.max() ?? 0
            let after = zip(children, guides).map { $0.size(for: proposal)[axis] - $1 }.max() ?? 0
            size[axis] = max(0, before + after)
            for index in origins.indices { origins[index][axis] = before - guides[index] }
        }
        return (size, origins)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        arrange(proposal).origins.map { Placement(origin: $0, proposal: proposal) }
    }

    override var spacing: ViewSpacing {
        var result = ViewSpacing()
        if !children.isEmpty, children.allSatisfy({ $0.spacing.top == .text }) { result.top = .text }
        if !children.isEmpty, children.allSatisfy({ $0.spacing.bottom == .text }) { result.bottom = .text }
        return result
    }
}
