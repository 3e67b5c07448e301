import DisplayLists
import Foundation
import UIKit

/// Fades its content as a whole.
@MainActor
final class OpacityNode: WrapperNode {
    private let opacity: Double

    init(_ content: ViewNode, _ opacity: Double) {
        self.opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return super.draw(at: origin, into: &listing, pass) }
        listing.group(DisplayLists.Group(opacity: opacity)) { super.draw(at: origin, into: &$0, pass) }
    }
}

/// Takes part in layout and does not show.
@MainActor
final class HiddenNode: WrapperNode {
    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {}
}

/// Shows only what is inside an outline.
@MainActor
final class ClipNode: WrapperNode {
    private let outline: @MainActor (CGRect) -> DisplayLists.Shape

    init(_ content: ViewNode, _ outline: @escaping @MainActor (CGRect) -> DisplayLists.Shape) {
        self.outline = outline
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
        listing.group(DisplayLists.Group(clip: outline(frame))) { super.draw(at: origin, into: &$0, pass) }
    }
}

/// Turns, scales or moves its content about a point.
@MainActor
final class TransformNode: WrapperNode {
    private let transform: CGAffineTransform
    private let anchor: UnitPoint

    init(_ content: ViewNode, _ transform: CGAffineTransform, anchor: UnitPoint) {
        self.transform = transform
        self.anchor = anchor
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = CGRect(origin: origin, size: placedSize)
        let middle = anchor.point(in: frame, isRightToLeft: isRightToLeft)
        var group = DisplayLists.Group()
        group.transform = Transform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: middle.x + transform.tx,
            ty: middle.y + transform.ty)
        listing.group(group) {
            super.draw(at: CGPoint(x: origin.x - middle.x, y: origin.y - middle.y), into: &$0, pass)
        }
    }
}

/// A blurred copy of what the content covers beneath it.
@MainActor
final class ShadowNode: WrapperNode {
    private let color: ResolvedColor
    private let radius: Double
    private let offset: CGSize

    init(_ content: ViewNode, _ color: ResolvedColor, radius: Double, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        var items = Outlines()
        items.collect(content, at: origin)
        if items.shapes.isEmpty, color.alpha > 0 {
            let frame = CGRect(origin: origin, size: placedSize).insetBy(dx: -20, dy: -20)
            // Of what is no shape, what it covers casts the shadow.
            let shadow = ContentShadow(color: color, offset: offset, radius: radius * 2, bounds: frame)
            return listing.group(DisplayLists.Group(contentShadow: shadow)) { super.draw(at: origin, into: &$0, pass) }
        }
        for outline in items.shapes where color.alpha > 0 {
            // A shadow's radius is the Gaussian's deviation here and twice that on a layer.
            let shadow = Shadow(shape: outline, color: color, offset: offset, radius: radius * 2)
            listing.group(DisplayLists.Group(shadow: shadow)) { _ in }
        }
        super.draw(at: origin, into: &listing, pass)
    }

    /// The outlines that a content fills.
    @MainActor
    private struct Outlines {
        var shapes: [DisplayLists.Shape] = []

        mutating func collect(_ node: ViewNode, at origin: CGPoint) {
            let frame = CGRect(origin: origin, size: node.placedSize)
            if let shape = node as? ShapeNode, shape.isFilled {
                shapes.append(shape.outline(in: frame))
            } else if let clip = node as? ClipNode {
                shapes.append(clip.outlineForShadow(frame))
            } else if let container = node as? ContainerNode {
                for (index, child) in container.children.enumerated() where shapes.count < 1 || !(node is LayeredNode) {
                    guard container.origins.indices.contains(index) else { continue }
                    let place = container.origins[index]
                    let x =
                        container.isRightToLeft
                        ? container.placedSize.width - place.x - child.placedSize.width : place.x
                    collect(child, at: CGPoint(x: origin.x + x, y: origin.y + place.y))
                }
            }
        }
    }
}

extension ClipNode {
    fileprivate func outlineForShadow(_ frame: CGRect) -> DisplayLists.Shape { outline(frame) }
}
