import DisplayLists
import Foundation
import UIKit

/// Content that may be larger than the room that there is. A picture shows where it begins.
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
        [ScrollNode(content.node(environment.insideRow), axes)]
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
    private let container: FrameContainer

    init(_ content: ViewNode, _ axes: Axis.Set) {
        self.axes = axes
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
        return [Placement(origin: .zero, proposal: inner(proposal))]
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        var frame = CGRect(origin: origin, size: placedSize)
        if let area = pass.safeArea { frame = frame.reaching(beyond: area) }
        let clip = DisplayLists.Shape.rectangle(PixelGrid(scale: pass.scale).round(frame))
        listing.group(DisplayLists.Group(clip: clip)) { super.draw(at: origin, into: &$0, pass) }
    }
}
