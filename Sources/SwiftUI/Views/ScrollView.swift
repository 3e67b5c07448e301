import DisplayLists
import Foundation
import UIKit

/// Content that may be larger than the room that there is. A picture shows where it begins, unless there is a default
/// anchor.
@MainActor @preconcurrency
public struct ScrollView<Content: View>: View, NodeSource {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    /// No effect on a picture.
    public var showsIndicators: Bool

    /// - Parameter showsIndicators: No effect on a picture.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner[storage: \.list].scrollAnchors = ScrollAnchors()
        return [ScrollNode(content.node(inner), axes, environment[storage: \.list].scrollAnchors)]
    }
}

/// Content that scrolls, with what scrolls it.
@MainActor @preconcurrency
public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls. Nothing moves in a picture.
public struct ScrollViewProxy: Sendable {
    /// Not drawn yet.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Shows the beginning of what is inside; what is beyond bars shows beneath them.
@MainActor
final class ScrollNode: WrapperNode {
    private let axes: Axis.Set
    private let anchors: ScrollAnchors
    private let container: FrameContainer

    init(_ content: ViewNode, _ axes: Axis.Set, _ anchors: ScrollAnchors) {
        self.axes = axes
        self.anchors = anchors
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

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        var frame = CGRect(origin: origin, size: placedSize)
        if let area = pass.safeArea { frame = frame.reaching(beyond: area) }
        // What was scrolled ends at bars above it, whose titles would stand on it otherwise.
        if let start = origins.first, start.y < 0, frame.minY < origin.y {
            frame = CGRect(x: frame.minX, y: origin.y, width: frame.width, height: frame.maxY - origin.y)
        }
        let clip = DisplayLists.Shape.rectangle(PixelGrid(scale: pass.scale).round(frame))
        listing.group(DisplayLists.Group(clip: clip)) { super.draw(at: origin, into: &$0, pass) }
    }
}
