import Foundation
import UIKit

/// The first of several views that fits into the room that there is; the last one where none does.
@MainActor @preconcurrency
public struct ViewThatFits<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let candidates = content.nodes(environment)
        return candidates.isEmpty ? [] : [FittingNode(candidates, axes)]
    }
}

/// One of several nodes: the first whose ideal size fits.
@MainActor
final class FittingNode: ContainerNode {
    private let axes: Axis.Set

    init(_ candidates: [ViewNode], _ axes: Axis.Set) {
        self.axes = axes
        super.init(candidates, isRightToLeft: candidates.first?.isRightToLeft ?? false)
    }

    private func chosen(_ proposal: ProposedViewSize) -> Int {
        let fits = children.firstIndex { child in
            // Only the axes that count are free; text is to wrap on the other one.
            let ideal = child.size(
                for: ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.01)
                && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.01)
        }
        return fits ?? children.count - 1
    }

    private var shown = 0

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children[chosen(proposal)].size(for: proposal)
    }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(origin: .zero, proposal: proposal) }
    }
    override func placeChildren(_ proposal: ProposedViewSize) {
        shown = chosen(proposal)
        super.placeChildren(proposal)
    }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        children[chosen(proposal)].explicitGuide(key, proposal)
    }
    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        drawChild(shown, at: origin, into: &listing, pass)
    }
}
