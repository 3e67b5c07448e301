import Foundation

/// How far the edges of a frame moved, in points.
struct EdgeShift: Equatable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// - Parameter slack: up to which an edge stands where it stood. Frames are printed with three decimals, and edges are
    ///   sums of them.
    init(from old: CGRect, to new: CGRect, _ slack: Double = LayoutDifference.slack * 2) {
        func distance(_ old: Double, _ new: Double) -> Double {
            let distance = new - old
            return distance.magnitude <= slack ? 0 : (distance * 100).rounded() / 100
        }
        left = distance(old.minX, new.minX)
        top = distance(old.minY, new.minY)
        right = distance(old.maxX, new.maxX)
        bottom = distance(old.maxY, new.maxY)
    }

    var isNone: Bool { left == 0 && top == 0 && right == 0 && bottom == 0 }
    var isMove: Bool { left == right && top == bottom }

    /// Whether the edges followed those of what holds them: both, or either, or the middle.
    func follows(_ outer: EdgeShift, _ slack: Double) -> Bool {
        Self.follows(left, right, outer.left, outer.right, slack)
            && Self.follows(top, bottom, outer.top, outer.bottom, slack)
    }

    private static func follows(
        _ low: Double, _ high: Double, _ outerLow: Double, _ outerHigh: Double, _ slack: Double
    ) -> Bool {
        func near(_ first: Double, _ second: Double, _ least: Double = 0.02) -> Bool {
            abs(first - second) <= max(least, slack)
        }
        if near(low, outerLow), near(high, outerHigh) { return true }
        guard near(low, high) else { return false }
        // A third of a point where the middle falls between pixels.
        return near(low, outerLow) || near(low, outerHigh)
            || (outerLow != outerHigh && near(low, (outerLow + outerHigh) / 2, 0.34))
    }

    /// What is left when what holds it moved as far.
    func beyond(_ outer: EdgeShift) -> EdgeShift {
        var inner = self
        (inner.left, inner.right) = (left - outer.left, right - outer.left)
        (inner.top, inner.bottom) = (top - outer.top, bottom - outer.top)
        return inner
    }

    /// An edge, or the middle, that stayed where it was makes the rest growth, which is no move.
    mutating func forgetGrowth() {
        func stays(_ low: Double, _ high: Double) -> Bool {
            // A third of a point where the middle falls between pixels.
            low.magnitude <= 0.02 || high.magnitude <= 0.02 || (low + high).magnitude <= 0.68
        }
        if stays(left, right) { (left, right) = (0, 0) }
        if stays(top, bottom) { (top, bottom) = (0, 0) }
    }
}
