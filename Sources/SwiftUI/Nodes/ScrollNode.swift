import DisplayLists
import Foundation
import UIKit

/// Shows the beginning of what is inside; what is beyond bars shows beneath them.
@MainActor
final class ScrollNode: WrapperNode {
    private let axes: Axis.Set
    private let anchors: ScrollAnchors
    /// In the order in which they count.
    private let targets: [ScrollPlace]
    private let clips: Bool
    private let container: FrameContainer

    init(_ content: ViewNode, _ axes: Axis.Set, _ values: ScrollValues) {
        self.axes = axes
        anchors = values.anchors
        targets = [values.requested, values.position].compactMap(\.self)
        clips = !values.isClipDisabled
        container = FrameContainer(around: content)
        super.init(content)
    }

    /// What is inside is as long as it likes along the axes.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        container.offer(proposal)
        let size = content.size(for: inner(proposal))
        // Along the axes all that is offered, across them what the content takes.
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        container.offer(proposal)
        let (size, room) = (content.size(for: inner(proposal)), proposal)
        return [
            Placement(
                origin: CGPoint(
                    x: start(.horizontal, size.width, room.width) { $0.x },
                    y: start(.vertical, size.height, room.height) { $0.y }),
                proposal: inner(proposal))
        ]
    }

    /// Where the content begins along an axis, points.
    private func start(
        _ axis: Axis.Set, _ length: CGFloat, _ room: CGFloat?, share: (UnitPoint) -> CGFloat
    ) -> CGFloat {
        guard axes.contains(axis), let room, room.isFinite, length.isFinite,
            let anchor = length > room ? anchors.offset : anchors.alignment
        else { return 0 }
        return (room - length) * min(max(share(anchor), 0), 1)
    }

    // MARK: Scrolling

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        guard let start = origins.first else { return }
        for target in targets {
            guard let place = origin(showing: target, from: start) else { continue }
            return moveChild(0, to: place)
        }
    }

    /// Where the content's corner has to be for a target to show; `nil` where it is not inside.
    private func origin(showing target: ScrollPlace, from start: CGPoint) -> CGPoint? {
        switch target.place {
        case .view(let id):
            guard let frame = content.frame(of: id) else { return nil }
            return CGPoint(
                x: moved(.horizontal, start.x, content.placedSize.width, placedSize.width) { _, room in
                    Self.start(showing: frame.minX, frame.maxX, in: room, from: start.x, at: target.anchor?.x)
                },
                y: moved(.vertical, start.y, content.placedSize.height, placedSize.height) { _, room in
                    Self.start(showing: frame.minY, frame.maxY, in: room, from: start.y, at: target.anchor?.y)
                })
        case .point(let point):
            return CGPoint(
                x: moved(.horizontal, start.x, content.placedSize.width, placedSize.width) { _, _ in -point.x },
                y: moved(.vertical, start.y, content.placedSize.height, placedSize.height) { _, _ in -point.y })
        case .edge(let edge):
            return CGPoint(
                x: moved(.horizontal, start.x, content.placedSize.width, placedSize.width) { length, room in
                    edge == .trailing ? room - length : edge == .leading ? 0 : start.x
                },
                y: moved(.vertical, start.y, content.placedSize.height, placedSize.height) { length, room in
                    edge == .bottom ? room - length : edge == .top ? 0 : start.y
                })
        }
    }

    /// Along an axis that scrolls no farther than the content goes; along another, and where it is too short, as it was.
    private func moved(
        _ axis: Axis.Set, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat,
        wanted: (_ length: CGFloat, _ room: CGFloat) -> CGFloat
    ) -> CGFloat {
        guard axes.contains(axis), length > room else { return start }
        return min(max(wanted(length, room), room - length), 0)
    }

    private static func start(
        showing low: CGFloat, _ high: CGFloat, in room: CGFloat, from start: CGFloat, at share: CGFloat?
    ) -> CGFloat {
        if let share { return (room - (high - low)) * share - low }
        if low + start < 0 { return -low }
        return high + start > room ? room - high : start
    }

    // MARK: Drawing

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        if axes.contains(.vertical), pass.scrolled == nil, let start = origins.first {
            pass.scrolled = ScrolledContent(
                top: origin.y, distance: -start.y, length: content.placedSize.height)
        }
        guard clips else { return super.draw(at: origin, into: &listing, pass) }
        var frame = CGRect(origin: origin, size: placedSize)
        if let area = pass.safeArea { frame = frame.reaching(beyond: area) }
        let clip = DisplayLists.Shape.rectangle(PixelGrid(scale: pass.scale).round(frame))
        listing.group(DisplayLists.Group(clip: clip)) { super.draw(at: origin, into: &$0, pass) }
    }
}
