import Foundation
import UIKit

/// Lays nodes out one after the other.
@MainActor
final class StackNode: ContainerNode {
    private let axis: Axis
    /// Between neighbours, points; `nil` leaves it to them.
    private let gap: CGFloat?
    private let alignment: AlignmentKey

    init(_ children: [ViewNode], axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, isRightToLeft: Bool) {
        self.axis = axis
        self.gap = spacing
        self.alignment = alignment
        super.init(children, isRightToLeft: isRightToLeft)
        for child in children { child.enterStack(axis) }
    }

    private struct Arrangement {
        var size: CGSize
        var placements: [Placement]
    }

    private var arrangements = ProposalTable<Arrangement>()

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let arrangement = arrange(proposal)
        return arrangements.keep(arrangement, for: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] { arrangement(proposal).placements }

    override var spacing: ViewSpacing {
        guard let first = children.first, let last = children.last else { return ViewSpacing() }
        var result = ViewSpacing()
        if axis == .vertical {
            (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
        } else {
            (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
            if children.allSatisfy({ $0.spacing.top == .text }) { result.top = .text }
            if children.allSatisfy({ $0.spacing.bottom == .text }) { result.bottom = .text }
        }
        return result
    }

    /// Before each child but the first.
    private lazy var gaps: [CGFloat] = zip(children, children.dropFirst()).map { previous, next in
        gap ?? previous.spacing.distance(to: next.spacing, along: axis)
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let proposals = share(proposal)
        let sizes = zip(children, proposals).map { $0.size(for: $1) }
        let guides = zip(children, proposals).map { $0.guide(alignment, $1) }
        let before = guides.max() ?? 0
        let isEndless = sizes.contains { $0[axis.other] == .infinity }
        // Without end there is no middle to meet at; only the size is asked for then.
        let after = isEndless ? .infinity : zip(sizes, guides).map { $0[axis.other] - $1 }.max() ?? 0
        var place: CGFloat = 0
        var placements: [Placement] = []
        for index in children.indices {
            if index > 0 { place += gaps[index - 1] }
            var origin = CGPoint.zero
            origin[axis] = place
            origin[axis.other] = before - guides[index]
            placements.append(Placement(origin: origin, proposal: proposals[index]))
            place += sizes[index][axis]
        }
        var size = CGSize.zero
        size[axis] = place
        size[axis.other] = isEndless ? .infinity : max(0, before + after)
        return Arrangement(size: size, placements: placements)
    }

    /// What each child is offered: those of the highest priority first, of these the least flexible first, each an equal
    /// part of what is left.
    private func share(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        var proposals = [ProposedViewSize](repeating: proposal, count: children.count)
        guard let whole = proposal[axis] else { return proposals }
        var left = max(0, whole - gaps.reduce(0, +))
        guard children.count > 1 else {
            if children.count == 1 { proposals[0][axis] = left }
            return proposals
        }
        func length(_ index: Int, offered: CGFloat) -> CGFloat {
            var part = proposal
            part[axis] = offered
            return children[index].size(for: part)[axis]
        }
        func flexibility(_ index: Int) -> CGFloat {
            let most = length(index, offered: .infinity)
            return most.isInfinite ? most : most - length(index, offered: 0)
        }
        let levels = Set(children.map(\.priority)).sorted(by: >)
        var groups = levels.map { level in children.indices.filter { children[$0].priority == level } }
        let least = levels.count > 1 ? children.indices.map { length($0, offered: 0) } : []
        while !groups.isEmpty {
            let group = groups.removeFirst()
            let reserved = groups.joined().reduce(0) { $0 + least[$1] }
            var room = max(0, left - reserved)
            var count = group.count
            for place in inOrder(of: group.count == 1 ? [0] : group.map { flexibility($0) }) {
                let index = group[place]
                let part = room / CGFloat(count)
                proposals[index][axis] = part
                let taken = length(index, offered: part)
                // Without end it stays so, whatever is taken.
                if room.isFinite { room = max(0, room - taken) }
                if left.isFinite { left = max(0, left - taken) }
                count -= 1
            }
        }
        return proposals
    }

    /// The places of the smaller values first, of equal ones the first.
    private func inOrder(of values: [CGFloat]) -> [Int] {
        guard values.count > 1 else { return Array(values.indices) }
        return values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    }
}
