import DisplayLists
import Foundation
import UIKit

/// Shows its content where another node covers it.
@MainActor
final class MaskNode: WrapperNode {
    private let mask: ViewNode
    private let alignment: Alignment
    private var maskOrigin = CGPoint.zero

    init(_ content: ViewNode, _ mask: ViewNode, _ alignment: Alignment) {
        self.mask = mask
        self.alignment = alignment
        super.init(content)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        let place = LayeredNode.placement(
            of: mask, in: content, proposal, offered: ProposedViewSize(placedSize), alignment)
        mask.layOut(place.proposal)
        maskOrigin = place.origin
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let x = isRightToLeft ? placedSize.width - maskOrigin.x - mask.placedSize.width : maskOrigin.x
        let frame = CGRect(x: origin.x + x, y: origin.y + maskOrigin.y, size: mask.placedSize)
        listing.masked(in: frame) {
            mask.show(at: frame.origin, into: &$0, pass)
        } _: {
            super.draw(at: origin, into: &$0, pass)
        }
    }
}

/// Blurs its content, or mixes its colours with those behind it.
@MainActor
final class LayerEffectNode: WrapperNode {
    private let blur: Double
    private let blendMode: LayerEffect.BlendMode

    init(_ content: ViewNode, blur: Double = 0, blendMode: LayerEffect.BlendMode = .normal) {
        self.blur = blur
        self.blendMode = blendMode
        super.init(content)
    }

    /// Points around a view's frame in which what it shows may lie: shadows, and what is moved a little.
    private static let margin: CGFloat = 100

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = CGRect(origin: origin, size: placedSize).insetBy(dx: -Self.margin, dy: -Self.margin)
        listing.group(
            DisplayLists.Group(effect: LayerEffect(blur: blur, blendMode: blendMode, bounds: frame))
        ) { super.draw(at: origin, into: &$0, pass) }
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}

extension Listing {
    /// Adds what a body adds, painted in an ink: its own colours where the ink is one colour, and its coverage only where
    /// it is a gradient or a picture.
    mutating func inked(
        _ ink: Ink, in frame: CGRect, _ environment: EnvironmentValues, _ body: (inout Listing) -> Void
    ) {
        // Shadows that fall into what is painted are left out: of letters they are hardly to be seen.
        if let shadow = ink.shadows.first(where: { !$0.isInner }) {
            var rest = ink
            rest.shadows.removeAll { $0 == shadow || $0.isInner }
            let cast = ContentShadow(
                color: shadow.color.resolved(environment), offset: shadow.offset, radius: shadow.layerRadius,
                bounds: frame.insetBy(dx: -20, dy: -20))
            return group(DisplayLists.Group(contentShadow: cast)) { $0.inked(rest, in: frame, environment, body) }
        }
        if case .color = ink.kind { return body(&self) }
        var plain = ink
        plain.shadows = []
        masked(in: frame, isMaskNoted: true, by: body) { $0.fill(.rectangle(frame), plain, in: frame, environment) }
    }
}
