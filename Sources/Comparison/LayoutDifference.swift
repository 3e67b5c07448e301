package import DisplayLists
import Foundation

/// What changed between two layouts, in words a designer would use: each thing that moved, grew, changed its text, colour,
/// font or icon, appeared or vanished. What changed alike is told once: the rows below a new row as one run, a colour of
/// every row together. What merely follows from a change is left out: the parts of a row that moved, the width of another
/// word.
package struct LayoutDifference: Hashable, Sendable {
    /// What matters most first: the picture's own changes, then what it shows, how that looks, and where it stands.
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
        let views = PictureViews(old: expected.size, new: actual.size)
        let isMirrored = views.areMirrored(expected, actual)
        if isMirrored { changes.append(LayoutChange(path: "", kinds: [.mirrored])) }
        var walk = LayoutWalk(expected, actual, isMirrored: isMirrored)
        walk.compare(LayoutBranch(expected), LayoutBranch(actual))
        changes += walk.changes.filter { !ignored.coverNode(at: $0.path) }
        changes = LayoutSummary(changes).changes
    }

    private mutating func comparePictures(_ old: LayoutReport, _ new: LayoutReport) {
        var kinds: [LayoutChange.Kind] = []
        if !old.size.isNear(new.size) { kinds.append(.resized(from: old.size, to: new.size)) }
        if old.scale != new.scale { kinds.append(.scale(from: old.scale, to: new.scale)) }
        if !kinds.isEmpty { changes.append(LayoutChange(path: "", kinds: kinds)) }
        if !old.contentSize.isNear(new.contentSize), old.size.isNear(new.size), old.scale == new.scale {
            changes.append(
                LayoutChange(path: "", kinds: [.contentSize(from: old.contentSize, to: new.contentSize)]))
        }
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
    func isNear(_ other: CGSize, _ slack: Double = LayoutDifference.slack) -> Bool {
        abs(width - other.width) <= slack && abs(height - other.height) <= slack
    }
}
