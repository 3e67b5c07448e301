import Foundation
import UIKit

/// A node in a rectangle whose size is reckoned from the room of what scrolls around it, or of the screen.
@MainActor
final class ContainerFrameNode: FrameNode {
    private let axes: Axis.Set
    private let length: (CGFloat, Axis) -> CGFloat
    /// The room; `nil` takes what is offered for it.
    fileprivate var room: ProposedViewSize?
    fileprivate var hasContainer = false

    init(
        _ content: ViewNode, _ axes: Axis.Set, _ alignment: Alignment,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.length = length
        super.init(content, alignment)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = room ?? proposal
        return ProposedViewSize(
            width: chosen(.horizontal, room.width) ?? proposal.width,
            height: chosen(.vertical, room.height) ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = room ?? proposal
        let size = content.size(for: inner(proposal))
        return CGSize(
            width: chosen(.horizontal, room.width) ?? size.width, height: chosen(.vertical, room.height) ?? size.height)
    }

    /// `nil` where the content chooses.
    private func chosen(_ axis: Axis, _ room: CGFloat?) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let room, room.isFinite else { return nil }
        let length = length(room, axis)
        return length.isFinite ? max(0, length) : nil
    }
}

/// What the frames inside are reckoned from.
@MainActor
struct FrameContainer {
    private let frames: [ContainerFrameNode]

    /// Takes the frames that have no container further in. What is inside is made before what is around it.
    init(around node: ViewNode) {
        var frames: [ContainerFrameNode] = []
        node.visit { node in
            guard let frame = node as? ContainerFrameNode, !frame.hasContainer else { return }
            frame.hasContainer = true
            frames.append(frame)
        }
        self.frames = frames
    }

    func offer(_ room: ProposedViewSize) {
        for frame in frames { frame.room = room }
    }
}
