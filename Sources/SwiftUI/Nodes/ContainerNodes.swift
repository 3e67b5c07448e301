import DisplayLists
import Foundation
import UIKit

/// A node with others inside it.
@MainActor
class ContainerNode: ViewNode {
    let children: [ViewNode]
    /// Of each child, from the leading top corner.
    private(set) var origins: [CGPoint] = []

    init(_ children: [ViewNode], isRightToLeft: Bool) {
        self.children = children
        super.init(isRightToLeft: isRightToLeft)
    }

    /// Where the children are for a proposal, and what each is offered.
    func placements(_ proposal: ProposedViewSize) -> [Placement] { [] }

    struct Placement {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let places = placements(proposal)
        origins = places.map(\.origin)
        for (child, place) in zip(children, places) { child.layOut(place.proposal) }
    }

    /// Puts a child that has been laid out somewhere else.
    final func moveChild(_ index: Int, to origin: CGPoint) { origins[index] = origin }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        for index in paintingOrder { drawChild(index, at: origin, into: &listing, pass) }
    }

    private var paintingOrder: [Int] {
        guard children.contains(where: { $0.depth != 0 }) else { return Array(children.indices) }
        return children.indices.sorted { (children[$0].depth, $0) < (children[$1].depth, $1) }
    }

    final func drawChild(_ index: Int, at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard origins.indices.contains(index) else { return }
        let (child, place) = (children[index], origins[index])
        let x = isRightToLeft ? placedSize.width - place.x - child.placedSize.width : place.x
        child.show(at: CGPoint(x: origin.x + x, y: origin.y + place.y), into: &listing, pass)
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        var values: [CGFloat] = []
        for (child, place) in zip(children, placements(proposal)) {
            guard let value = child.explicitGuide(key, place.proposal) else { continue }
            values.append(value + place.origin[key.axis])
        }
        return Self.combined(values, key)
    }

    /// Several views' guide as one: the first of baselines and separators, the mean of others.
    static func combined(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
        guard let first = values.first else { return nil }
        switch key {
        case VerticalAlignment.firstTextBaseline.key: return values.min()
        case VerticalAlignment.lastTextBaseline.key: return values.max()
        case HorizontalAlignment.listRowSeparatorLeading.key, HorizontalAlignment.listRowSeparatorTrailing.key:
            return first
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    override func visit(_ visitor: (ViewNode) -> Void) {
        super.visit(visitor)
        for child in children { child.visit(visitor) }
    }
}

/// A node around one other, which it leaves as it is unless a subclass says otherwise.
@MainActor
class WrapperNode: ContainerNode {
    final var content: ViewNode { children[0] }

    init(_ content: ViewNode, isRightToLeft: Bool? = nil) {
        super.init([content], isRightToLeft: isRightToLeft ?? content.isRightToLeft)
    }

    override var changedNode: ViewNode? { content }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    override var priority: Double { content.priority }
    override var spacing: ViewSpacing { content.spacing }
    override var depth: Double { content.depth }
    override func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? { content.layoutValue(key) }
    override func enterStack(_ axis: Axis) { content.enterStack(axis) }
    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: .zero, proposal: proposal)]
    }
}
