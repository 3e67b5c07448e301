import DisplayLists
import Foundation
import UIKit

/// A view of UIKit among the nodes.
@MainActor
class PlatformNode: ViewNode {
    let view: UIView
    private let sizing: @MainActor (ProposedViewSize, UIView) -> CGSize

    init(
        _ view: UIView, _ environment: EnvironmentValues,
        sizing: @escaping @MainActor (ProposedViewSize, UIView) -> CGSize = PlatformNode.intrinsicSize
    ) {
        self.view = view
        self.sizing = sizing
        view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// The view's own size; on an axis where it has none, all that is offered.
    static func intrinsicSize(_ proposal: ProposedViewSize, _ view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        let offered = proposal.replacingUnspecifiedDimensions()
        return CGSize(
            width: own.width < 0 ? offered.width : own.width, height: own.height < 0 ? offered.height : own.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal, view) }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard !pass.isPlacing || isScreen else { return }
        view.frame = frame(at: origin, pass)
        layOutView()
        if pass.isPlacing { return }
        if view.listingName == nil { view.listingName = ListingName(pass.component("view"), role: "view") }
        listing.add(view)
    }
    /// Whether bars around the view go by what it shows, so that it has to be laid out before it is drawn.
    var isScreen: Bool { false }
    /// Where the view is, on whole pixels.
    func frame(at origin: CGPoint, _ pass: DrawPass) -> CGRect {
        PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
    }
    /// Lays out what is inside of the view, which has its place.
    func layOutView() { view.layoutIfNeeded() }
}

/// A view controller of UIKit among the nodes.
@MainActor
class ControllerNode: PlatformNode {
    let controller: UIViewController

    init(
        _ controller: UIViewController, _ view: UIView, _ environment: EnvironmentValues,
        sizing: @escaping @MainActor (ProposedViewSize, UIView) -> CGSize
    ) {
        self.controller = controller
        super.init(view, environment, sizing: sizing)
    }

    override func layOutView() {
        controller.appear()
        view.settleLayout()
        controller.didAppear()
        view.settleLayout()
    }
}
