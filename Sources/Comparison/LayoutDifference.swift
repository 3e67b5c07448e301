package import DisplayLists
import Foundation

/// What changed between two layouts, in words a designer would use: each thing that moved, grew, changed its text, colour,
/// font or icon, appeared or vanished. What merely follows from a change elsewhere is left out: the rows below a new row
/// are told as one run, the parts of a row that moved are not told at all.
package struct LayoutDifference: Hashable, Sendable {
    /// The picture's own changes first, then from the top of the tree to its end.
    package private(set) var changes: [LayoutChange] = []

    /// Half of the last decimal of the text form, and a little: differences below are rounding.
    static let slack = 0.0015

    package var isEmpty: Bool { changes.isEmpty }

    /// No change.
    package init() {}

    /// - Parameter ignored: changes of nodes that these name are left out.
    package init(expected: LayoutReport, actual: LayoutReport, ignoring ignored: [IgnoredRegion] = []) {
        guard expected != actual else { return }
        comparePictures(expected, actual)
        let (old, new) = (LayoutBranch(expected), LayoutBranch(actual))
        var walk = LayoutWalk()
        walk.compare(old, new, inherited: nil)
        changes += walk.changes.filter { !ignored.coverNode(at: $0.path) }
    }

    private mutating func comparePictures(_ old: LayoutReport, _ new: LayoutReport) {
        var kinds: [LayoutChange.Kind] = []
        if !old.size.isNear(new.size) { kinds.append(.resized(from: old.size, to: new.size)) }
        if old.scale != new.scale { kinds.append(.scale(from: old.scale, to: new.scale)) }
        if !old.contentSize.isNear(new.contentSize), old.size.isNear(new.size) {
            kinds.append(.contentSize(from: old.contentSize, to: new.contentSize))
        }
        if !kinds.isEmpty { changes.append(LayoutChange(path: "", kinds: kinds)) }
    }
}

extension LayoutDifference: CustomStringConvertible {
    /// One change a line.
    package var description: String { report() }

    /// One change a line, at most `limit` of them.
    package func report(limit: Int = 40) -> String {
        var lines = changes.prefix(limit).map(\.description)
        if changes.count > limit { lines.append("… and \(changes.count - limit) more changes") }
        return lines.joined(separator: "\n")
    }
}

extension CGSize {
    func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) <= LayoutDifference.slack && abs(height - other.height) <= LayoutDifference.slack
    }
}

/// How far the edges of a frame moved, in points.
struct EdgeShift: Equatable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(from old: CGRect, to new: CGRect) {
        left = Self.rounded(new.minX - old.minX)
        top = Self.rounded(new.minY - old.minY)
        right = Self.rounded(new.maxX - old.maxX)
        bottom = Self.rounded(new.maxY - old.maxY)
    }

    var isNone: Bool { left == 0 && top == 0 && right == 0 && bottom == 0 }
    var isMove: Bool { left == right && top == bottom }

    /// To hundredths: frames are printed with three decimals, and edges are sums of them.
    private static func rounded(_ distance: Double) -> Double {
        distance.magnitude <= LayoutDifference.slack * 2 ? 0 : (distance * 100).rounded() / 100
    }

    /// Whether the edges followed those of what holds them: both, or either, or the middle.
    func follows(_ outer: EdgeShift) -> Bool {
        Self.follows(left, right, outer.left, outer.right) && Self.follows(top, bottom, outer.top, outer.bottom)
    }

    private static func follows(_ low: Double, _ high: Double, _ outerLow: Double, _ outerHigh: Double) -> Bool {
        // A third of a point where the middle falls between pixels.
        func near(_ first: Double, _ second: Double, _ slack: Double = 0.02) -> Bool { abs(first - second) <= slack }
        if near(low, outerLow), near(high, outerHigh) { return true }
        guard near(low, high) else { return false }
        return near(low, outerLow) || near(low, outerHigh)
            || (outerLow != outerHigh && near(low, (outerLow + outerHigh) / 2, 0.34))
    }
}
