import DisplayLists
import Foundation

/// What of two layouts the pictures show: what went beyond an edge did not vanish.
struct PictureViews {
    let old: CGRect
    let new: CGRect

    init(old: CGSize, new: CGSize) {
        self.old = CGRect(origin: .zero, size: old)
        self.new = CGRect(origin: .zero, size: new)
    }

    /// Whether the new picture would show what the new layout lacks.
    /// - Parameter shift: how far what holds it moved, for the parts of one thing.
    func wouldShow(_ vanished: LayoutBranch, _ alignment: LayoutAlignment, _ shift: EdgeShift?) -> Bool {
        let neighbours = alignment.pairs.map { ($0.old.extent, $0.new.extent) }
        return Self.isSeen(vanished.extent, among: neighbours, shift.map { ($0.top, $0.bottom) }, in: new)
    }

    /// Whether the old picture would have shown what the old layout lacks.
    func wouldHaveShown(_ appeared: LayoutBranch, _ alignment: LayoutAlignment, _ shift: EdgeShift?) -> Bool {
        let neighbours = alignment.pairs.map { ($0.new.extent, $0.old.extent) }
        return Self.isSeen(appeared.extent, among: neighbours, shift.map { (-$0.top, -$0.bottom) }, in: old)
    }

    /// - Parameters:
    ///   - neighbours: where those stand that both layouts have, in the layout of the one in question and in the other.
    private static func isSeen(
        _ extent: CGRect?, among neighbours: [(here: CGRect?, there: CGRect?)], _ shift: (top: Double, bottom: Double)?,
        in view: CGRect
    ) -> Bool {
        guard let extent else { return true }
        if let shift {
            // It kept its distance from either edge.
            return extent.minY + max(shift.top, shift.bottom) < view.maxY - 0.5
                && extent.maxY + min(shift.top, shift.bottom) > view.minY + 0.5
        }
        var above: (here: CGRect, there: CGRect)?
        var below: (here: CGRect, there: CGRect)?
        for case (let here?, let there?) in neighbours {
            if here.maxY <= extent.minY + 1, here.maxY > above?.here.maxY ?? -.infinity { above = (here, there) }
            if here.minY >= extent.maxY - 1, here.minY < below?.here.minY ?? .infinity { below = (here, there) }
        }
        if let above, above.there.maxY + extent.minY - above.here.maxY >= view.maxY - 0.5 { return false }
        // The next one in its place: it gave way rather than that all moved up.
        guard above == nil, let below, abs(below.there.minY - extent.minY) > 2 else { return true }
        return below.there.minY - (below.here.minY - extent.maxY) > view.minY + 0.5
    }

    // MARK: Mirroring

    /// Whether nearly everything that moved stands at the other side now.
    func areMirrored(_ expected: LayoutReport, _ actual: LayoutReport) -> Bool {
        guard old.size == new.size else { return false }
        let news = Dictionary(actual.nodes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var (mirrored, moved) = (0, 0)
        for node in expected.nodes {
            guard let other = news[node.path], abs(other.frame.minX - node.frame.minX) > 0.5 else { continue }
            moved += 1
            if areMirrored(node, other) { mirrored += 1 }
        }
        return mirrored >= 5 && mirrored * 10 >= moved * 8
    }

    /// Whether two stand at opposite sides. Rounding to pixels may go either way.
    func areMirrored(_ old: LayoutNode, _ new: LayoutNode) -> Bool {
        abs(new.frame.minX - (self.new.width - old.frame.maxX)) <= 1
            && abs(new.frame.maxX - (self.new.width - old.frame.minX)) <= 1
            && abs(new.frame.minY - old.frame.minY) <= 0.5 && abs(new.frame.maxY - old.frame.maxY) <= 0.5
    }
}
