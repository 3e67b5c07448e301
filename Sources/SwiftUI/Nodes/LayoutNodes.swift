import Foundation
import UIKit

/// Space around a node.
@MainActor
class PaddingNode: WrapperNode {
    fileprivate let insets: EdgeInsets

    init(_ content: ViewNode, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
    }

    override var spacing: ViewSpacing {
        var result = content.spacing
        if insets.top != 0, result.top == .text { result.top = .view }
        if insets.bottom != 0, result.bottom == .text { result.bottom = .view }
        return result
    }
}

/// Space around a node that counts as beyond the safe area: what scrolls in the node, and what reaches beyond the safe area,
/// shows there too.
@MainActor
final class SafeAreaPaddingNode: PaddingNode {
    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let outer = pass.safeArea
        let frame = CGRect(origin: origin, size: placedSize)
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let inside = frame.inset(
            by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        pass.safeArea = (inside, outer.map { frame.reaching(beyond: $0) } ?? frame)
        super.draw(at: origin, into: &listing, pass)
        pass.safeArea = outer
    }
}

/// A node in a rectangle of a size of its own.
@MainActor
class FrameNode: WrapperNode {
    private let alignment: Alignment

    init(_ content: ViewNode, _ alignment: Alignment) {
        self.alignment = alignment
        super.init(content)
    }

    /// What the content is offered.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        [LayeredNode.placement(of: content, in: self, proposal, offered: inner(proposal), alignment)]
    }

    // The frame has its own edges and middle, whatever is inside it; only a line still runs across the stack.
    override func enterStack(_ axis: Axis) {
        var inner: ViewNode = content
        while let changed = inner.changedNode { inner = changed }
        if inner is DividerNode { content.enterStack(axis) }
    }
    override var spacing: ViewSpacing { content.spacing }
}

/// A fixed width, height or both.
@MainActor
final class FixedFrameNode: FrameNode {
    private let width: CGFloat?
    private let height: CGFloat?

    init(_ content: ViewNode, width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
        self.width = width.map { max(0, $0) }
        self.height = height.map { max(0, $0) }
        super.init(content, alignment)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// Limits of width and height.
@MainActor
final class FlexibleFrameNode: FrameNode {
    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        func offered(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed = proposed ?? ideal else { return nil }
            return max(least ?? -.infinity, min(proposed, most ?? .infinity))
        }

        /// A limit that is not set is the content's length.
        func chosen(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
            guard least != nil || most != nil else { return proposed == nil ? ideal ?? content : content }
            let target = proposed ?? ideal ?? content
            return max(least ?? content, min(target, most ?? max(content, least ?? 0)))
        }
    }

    private let width: Limits
    private let height: Limits

    init(_ content: ViewNode, width: Limits, height: Limits, _ alignment: Alignment) {
        self.width = width
        self.height = height
        super.init(content, alignment)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        return CGSize(
            width: width.chosen(proposal.width, content: size.width),
            height: height.chosen(proposal.height, content: size.height))
    }
}

/// Takes the ideal length on some axes, whatever is offered.
@MainActor
final class FixedSizeNode: WrapperNode {
    private let axes: Axis.Set

    init(_ content: ViewNode, _ axes: Axis.Set) {
        self.axes = axes
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: inner(proposal)) }
    /// Offered what it takes: what is inside may fill that.
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        let size = content.size(for: inner(proposal))
        let offered = ProposedViewSize(
            width: axes.contains(.horizontal) ? size.width : proposal.width,
            height: axes.contains(.vertical) ? size.height : proposal.height)
        return [Placement(origin: .zero, proposal: offered)]
    }
}

/// Gets its room before or after others.
@MainActor
final class PriorityNode: WrapperNode {
    private let value: Double

    init(_ content: ViewNode, _ value: Double) {
        self.value = value
        super.init(content)
    }

    override var priority: Double { value }
}

/// Keeps width and height in a ratio.
@MainActor
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let fills: Bool

    /// - Parameter ratio: Width by height; `nil` is that of the content's ideal size.
    init(_ content: ViewNode, ratio: CGFloat?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(for: .unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let fitsWidth = (width / ratio <= height) != fills
            return fitsWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: inner(proposal)) }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: .zero, proposal: inner(proposal))]
    }
}

/// Shows the content elsewhere than where it is laid out.
@MainActor
final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ content: ViewNode, _ offset: CGSize) {
        self.offset = offset
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let x = isRightToLeft ? -offset.width : offset.width
        super.draw(at: CGPoint(x: origin.x + x, y: origin.y + offset.height), into: &listing, pass)
    }
}

/// Takes all the room and centres its content at a point.
@MainActor
final class PositionNode: WrapperNode {
    private let position: CGPoint

    init(_ content: ViewNode, _ position: CGPoint) {
        self.position = position
        super.init(content)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        let size = content.size(for: proposal)
        let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
        return [Placement(origin: origin, proposal: proposal)]
    }
}

/// Moves one alignment guide.
@MainActor
final class GuideNode: WrapperNode {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(_ content: ViewNode, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
        super.init(content)
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return content.explicitGuide(key, proposal) }
        return value(ViewDimensions(content, proposal))
    }
}

/// Space that takes what others leave.
@MainActor
final class SpacerNode: ViewNode {
    private let least: CGFloat
    private var axis: Axis?

    /// Whether bars leave no more room than between their groups.
    let isFixed: Bool

    /// - Parameter least: Points; `nil` is the system's distance.
    init(least: CGFloat?, isFixed: Bool = false) {
        self.isFixed = isFixed
        self.least = least ?? ViewSpacing.standard
        super.init()
    }

    override func enterStack(_ axis: Axis) { self.axis = axis }
    override var priority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            self.axis == nil || self.axis == axis ? max(least, proposal[axis] ?? least) : 0
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override var spacing: ViewSpacing { .zero }
}
