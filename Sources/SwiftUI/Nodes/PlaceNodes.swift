import Foundation
import UIKit

/// Further in front or behind among nodes that overlap.
@MainActor
final class ZIndexNode: WrapperNode {
    private let value: Double

    init(_ content: ViewNode, _ value: Double) {
        self.value = value
        super.init(content)
    }

    override var depth: Double { value }
}

/// Reaches beyond the safe area where it ends at its edge.
@MainActor
final class BeyondSafeAreaNode: WrapperNode {
    private let edges: Edge.Set

    init(_ content: ViewNode, _ edges: Edge.Set) {
        self.edges = edges
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = CGRect(origin: origin, size: placedSize)
        guard var area = pass.safeArea else { return super.draw(at: origin, into: &listing, pass) }
        func keep(_ edge: Edge.Set, _ side: (CGRect) -> CGFloat, _ set: (inout CGRect, CGFloat) -> Void) {
            if !edges.contains(edge) { set(&area.whole, side(area.inside)) }
        }
        keep(.top, { $0.minY }) { rect, y in
            (rect.size.height, rect.origin.y) = (rect.maxY - y, y)
        }
        keep(.bottom, { $0.maxY }) { $0.size.height = $1 - $0.minY }
        let reaching = frame.reaching(beyond: area)
        content.layOut(ProposedViewSize(reaching.size))
        let spare = CGSize(
            width: reaching.width - content.placedSize.width, height: reaching.height - content.placedSize.height)
        content.show(
            at: CGPoint(x: reaching.minX + spare.width / 2, y: reaching.minY + spare.height / 2), into: &listing, pass)
    }
}
