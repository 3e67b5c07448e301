import DisplayLists
import Foundation
import UIKit

/// A view hierarchy's nodes in a rectangle of a UIKit view.
@MainActor
final class HostedTree {
    let root: ViewNode
    /// What the content keeps from the rectangle's edges.
    private let insets: EdgeInsets
    private let isRightToLeft: Bool
    private let grid: PixelGrid

    init(_ content: any View, insets: EdgeInsets, _ environment: EnvironmentValues) {
        root = content.node(environment)
        self.insets = insets
        grid = PixelGrid(scale: Double(environment.displayScale))
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    /// Makes the views of UIKit in the tree, and no others, a view's subviews: they have to be to draw. Some are made only when it is
    /// known how much room there is.
    func showPlatformViews(in parent: UIView) {
        var views: [UIView] = []
        root.visit { node in if let node = node as? PlatformNode { views.append(node.view) } }
        let isShown = zip(views, parent.subviews).allSatisfy { $0 === $1 } && views.count == parent.subviews.count
        guard !isShown else { return }
        for view in parent.subviews { view.removeFromSuperview() }
        for view in views { parent.addSubview(view) }
    }

    /// Whether something inside has to be laid out, or to know its place, before it is drawn. Asked after it is laid out.
    var hasScreens: Bool {
        var found = false
        root.visit { node in
            if (node as? PlatformNode)?.isScreen == true { found = true }
            if (node as? PresentingNode)?.needsPlace == true { found = true }
            if (node as? GeometryNode)?.needsPlace == true { found = true }
            if node is ScrollNode { found = true }
        }
        return found
    }

    /// The controller of UIKit that fills the rectangle by itself; `nil` where views do.
    var screen: UIViewController? {
        var node: ViewNode? = root
        while let current = node {
            if let screen = current as? ScreenNode { return screen.controller }
            node = current.changedNode
        }
        return nil
    }

    /// Tells what is inside that it is on the screen.
    func appear() {
        root.visit { node in
            (node as? any AppearingNode)?.appear()
            // Buttons of bars are UIKit's, made of the nodes.
            guard let toolbar = node as? ToolbarNode else { return }
            for entry in toolbar.entries { entry.node.visit { ($0 as? any AppearingNode)?.appear() } }
        }
    }

    var swipeActions: [SwipeActionsNode] {
        var found: [SwipeActionsNode] = []
        root.visit { node in if let node = node as? SwipeActionsNode { found.append(node) } }
        return found
    }

    // MARK: Measuring

    private lazy var container = FrameContainer(around: root)

    /// The size with the insets; `nil` asks for the ideal one.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let proposal = inner(width, height)
        container.offer(proposal)
        let size = root.size(for: proposal)
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    private func inner(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }

    // MARK: Placing

    /// Where the content is, from the leading top corner of the rectangle.
    private var place = CGPoint.zero
    private var proposal = ProposedViewSize.unspecified
    private var bounds = CGSize.zero

    /// Places the content in the middle of what the insets leave.
    func layOut(in size: CGSize) {
        bounds = size
        // On whole pixels, as the views of cells are.
        proposal = inner(size.width, size.height)
        container.offer(proposal)
        root.layOut(proposal)
        let room = proposal.replacingUnspecifiedDimensions(by: .zero)
        place = CGPoint(
            x: grid.round(insets.leading + (room.width - root.placedSize.width) / 2),
            y: grid.round(insets.top + (room.height - root.placedSize.height) / 2))
    }

    /// Where a guide is, from the leading edge of the rectangle; `nil` where nothing in the content has it.
    func explicitGuide(_ alignment: HorizontalAlignment) -> Double? {
        root.explicitGuide(alignment.key, proposal).map { Double(place.x + $0) }
    }

    /// How many anchors' views were found to be somewhere else, whenever the tree was drawn.
    private var anchors = 0

    func draw(into listing: inout Listing, _ pass: DrawPass, at origin: CGPoint = .zero) {
        pass.anchors = anchors
        defer { anchors = pass.anchors }
        let x = isRightToLeft ? bounds.width - place.x - root.placedSize.width : place.x
        root.show(at: CGPoint(x: origin.x + x, y: origin.y + place.y), into: &listing, pass)
    }
}
