import DisplayLists
import Foundation
import UIKit

/// A line of a pixel in the separator's colour, across the direction of the stack around it.
@MainActor
final class DividerNode: ViewNode {
    private let color: ResolvedColor
    private let thickness: CGFloat
    private var isUpright = false

    init(_ environment: EnvironmentValues) {
        color = UIColor.separator.resolved(with: environment.traits)
        thickness = environment.pixelLength
        super.init()
    }

    override func enterStack(_ axis: Axis) { isUpright = axis == .horizontal }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return isUpright
            ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
        listing.note(component: pass.component("view"), role: "view", frame: frame, type: "Divider", color: color)
        listing.fill(.rectangle(frame), color)
    }
}
