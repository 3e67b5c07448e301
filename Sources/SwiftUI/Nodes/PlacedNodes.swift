import Foundation
import UIKit

/// A view around whose space has a name: readers inside are told their places in it.
@MainActor
final class SpaceRecord {
    let space: CoordinateSpace
    /// Points from the screen's left top corner; `nil` before the view has a place.
    var frame: CGRect?
    /// The scroll view of UIKit that the space is that of.
    weak var scrollView: UIScrollView?

    init(_ space: CoordinateSpace) { self.space = space }

    /// What is to be seen, from the screen's left top corner.
    var bounds: CGRect? {
        guard let scrollView else { return frame }
        let whole = CGRect(origin: scrollView.bounds.origin, size: scrollView.bounds.size)
        return scrollView.convert(whole.inset(by: scrollView.adjustedContentInset), to: nil)
    }
}

/// A view whose space has a name.
@MainActor
final class CoordinateSpaceNode: WrapperNode {
    private let record: SpaceRecord

    init(_ content: ViewNode, _ record: SpaceRecord) {
        self.record = record
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        record.frame = pass.screenFrame(CGRect(origin: origin, size: placedSize))
        super.draw(at: origin, into: &listing, pass)
    }
}

/// A view that anchors stand for something of.
@MainActor
final class AnchorNode: WrapperNode {
    private let record: AnchorRecord

    init(_ content: ViewNode, _ record: AnchorRecord) {
        self.record = record
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = pass.screenFrame(CGRect(origin: origin, size: placedSize))
        if frame != record.frame {
            record.frame = frame
            pass.anchors += 1
        }
        super.draw(at: origin, into: &listing, pass)
    }
}

extension DrawPass {
    /// A rectangle of the space at hand, from the screen's left top corner.
    func screenFrame(_ frame: CGRect) -> CGRect {
        CGRect(origin: view.convert(frame.origin, to: nil), size: frame.size)
    }

    /// Where something is that fills a rectangle of the space at hand.
    func place(of frame: CGRect, in spaces: [SpaceRecord], isRightToLeft: Bool) -> ViewPlace {
        var place = ViewPlace(frame: screenFrame(frame))
        place.spaces = spaces.compactMap { record in
            record.bounds.map { ViewPlace.Space(space: record.space, frame: $0) }
        }
        place.anchors = anchors
        guard let (inside, whole) = safeArea else { return place }
        func reach(_ touches: Bool, _ length: CGFloat) -> CGFloat { touches ? max(0, length) : 0 }
        let left = reach(frame.minX <= inside.minX + 0.01, inside.minX - whole.minX)
        let right = reach(frame.maxX >= inside.maxX - 0.01, whole.maxX - inside.maxX)
        place.safeAreaInsets = EdgeInsets(
            top: reach(frame.minY <= inside.minY + 0.01, inside.minY - whole.minY),
            leading: isRightToLeft ? right : left,
            bottom: reach(frame.maxY >= inside.maxY - 0.01, whole.maxY - inside.maxY),
            trailing: isRightToLeft ? left : right)
        return place
    }
}
