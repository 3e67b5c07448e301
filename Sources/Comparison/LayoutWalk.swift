import DisplayLists
import Foundation

/// Goes down two layouts side by side and notes what changed.
struct LayoutWalk {
    private(set) var changes: [LayoutChange] = []
    private let views: PictureViews
    /// Points up to which a distance is none.
    private let slack: Double
    /// Whether what stands at the other side is no news.
    private let isMirrored: Bool

    init(_ expected: LayoutReport, _ actual: LayoutReport, isMirrored: Bool) {
        views = PictureViews(old: expected.size, new: actual.size)
        self.isMirrored = isMirrored
        // At another scale everything falls on other pixels, and rows add up what they are rounded by.
        slack = expected.scale == actual.scale ? LayoutDifference.slack * 2 : 2
    }

    mutating func compare(_ old: LayoutBranch, _ new: LayoutBranch) {
        compare(old, new, inherited: EdgeShift(from: views.old, to: views.new, slack), isReordered: false)
    }

    /// - Parameters:
    ///   - inherited: how far the edges of what holds the two moved.
    ///   - isCutOff: what holds the two is told to be cut off otherwise.
    private mutating func compare(
        _ old: LayoutBranch, _ new: LayoutBranch, inherited: EdgeShift, isReordered: Bool, isCutOff: Bool = false
    ) {
        let shift = shift(old, new)
        var kinds: [LayoutChange.Kind] = isReordered ? [.reordered(from: old.path, what: new.title)] : []
        for (first, second) in zip(old.nodes, new.nodes) { kinds += Self.contentKinds(first, second) }
        if old.nodes.isEmpty != new.nodes.isEmpty {
            kinds.append(old.nodes.isEmpty ? .appeared(what: new.title) : .vanished(what: old.title))
        }
        // A row that was moved among its siblings stands elsewhere: that is what is told.
        if !isReordered {
            kinds += placeKinds(shift, inherited, old, new, explained: kinds.contains(where: \.setsSize))
        }
        var cutsOff = isCutOff
        if let first = old.nodes.first, let second = new.nodes.first, (first.clip == nil) != (second.clip == nil) {
            if !isCutOff { kinds.append(.clipped(from: first.clip, to: second.clip)) }
            cutsOff = true
        }
        if !kinds.isEmpty {
            changes.append(LayoutChange(path: new.path.isEmpty ? Self.rootName(new) : new.path, kinds: kinds))
        }
        compareChildren(old, new, shift ?? inherited, isCutOff: cutsOff)
    }

    private mutating func compareChildren(
        _ old: LayoutBranch, _ new: LayoutBranch, _ shift: EdgeShift, isCutOff: Bool
    ) {
        let start = changes.count
        let alignment = LayoutAlignment(old.children, new.children)
        // The parts of a row go with it.
        let isWhole = !old.nodes.isEmpty && !old.path.isEmpty
        for branch in alignment.vanished {
            let isSeen = views.wouldShow(branch, alignment, isWhole ? shift : nil)
            if isSeen || !isWhole {
                note(branch.path, isSeen ? .vanished(what: branch.title) : .wentOutOfView)
            }
        }
        for branch in alignment.appeared {
            let wasSeen = views.wouldHaveShown(branch, alignment, isWhole ? shift : nil)
            if wasSeen || !isWhole {
                note(branch.path, wasSeen ? .appeared(what: branch.title) : .cameIntoView)
            }
        }
        for pair in alignment.pairs {
            compare(pair.old, pair.new, inherited: shift, isReordered: pair.isReordered, isCutOff: isCutOff)
        }
        forgetContentView(of: new.path, since: start)
    }

    private mutating func note(_ path: String, _ kind: LayoutChange.Kind) {
        changes.append(LayoutChange(path: path, kinds: [kind]))
    }

    /// What holds a row's content has no look of its own: its size follows from the accessories, which are told.
    private mutating func forgetContentView(of path: String, since start: Int) {
        guard changes.count > start + 1,
            let place = changes[start...].firstIndex(where: { $0.path == "\(path)/contentView" }),
            changes[place].kinds.allSatisfy({ $0.weight == .size || $0.weight == .place })
        else { return }
        changes.remove(at: place)
    }

    private static func rootName(_ root: LayoutBranch) -> String { root.nodes.first?.role ?? "" }

    // MARK: Place

    /// How far the frame's edges moved. What only groups others moved as far as all of them did, if they did alike.
    private func shift(_ old: LayoutBranch, _ new: LayoutBranch) -> EdgeShift? {
        if let first = old.nodes.first, let second = new.nodes.first {
            return EdgeShift(from: first.frame, to: second.frame, slack)
        }
        guard old.nodes.isEmpty, new.nodes.isEmpty, old.children.count == new.children.count else { return nil }
        var common: EdgeShift?
        for (first, second) in zip(old.children, new.children) {
            guard first.name == second.name, let shift = shift(first, second), shift.isMove else { return nil }
            if let common, common != shift { return nil }
            common = shift
        }
        return common
    }

    /// - Parameter explained: another text, font or icon is told, whose size is another.
    private func placeKinds(
        _ shift: EdgeShift?, _ inherited: EdgeShift, _ old: LayoutBranch, _ new: LayoutBranch, explained: Bool
    ) -> [LayoutChange.Kind] {
        guard let shift, !shift.isNone || !inherited.isNone, !shift.follows(inherited, slack) else { return [] }
        if isMirrored, let first = old.nodes.first, let second = new.nodes.first, views.areMirrored(first, second) {
            return []
        }
        var inner = shift.beyond(inherited)
        if explained { inner.forgetGrowth() }
        var kinds: [LayoutChange.Kind] = []
        let (x, y) = (rounded(inner.left), rounded(inner.top))
        if x != 0 || y != 0 { kinds.append(.moved(x: x, y: y)) }
        if !explained, let first = old.nodes.first?.frame.size, let second = new.nodes.first?.frame.size,
            !first.isNear(second, slack / 2)
        {
            kinds.append(.resized(from: first, to: second))
        }
        return kinds
    }

    private func rounded(_ distance: Double) -> Double {
        distance.magnitude < max(0.015, slack) ? 0 : (distance * 100).rounded() / 100
    }

    // MARK: Contents

    private static func contentKinds(_ old: LayoutNode, _ new: LayoutNode) -> [LayoutChange.Kind] {
        var kinds: [LayoutChange.Kind] = []
        if old.text?.text != new.text?.text {
            kinds.append(.text(from: old.text?.text ?? "", to: new.text?.text ?? ""))
        }
        if old.image != new.image { kinds.append(.image(from: old.image, to: new.image)) }
        if old.color?.hexadecimal != new.color?.hexadecimal {
            kinds.append(.color(from: old.color?.hexadecimal, to: new.color?.hexadecimal))
        }
        if let first = old.text, let second = new.text {
            if first.font != second.font { kinds.append(.font(from: first.font, to: second.font)) }
            if first.lines != second.lines { kinds.append(.lines(from: first.lines, to: second.lines)) }
            if first.isTruncated != second.isTruncated { kinds.append(.truncated(second.isTruncated)) }
        }
        if old.type != new.type || old.role != new.role {
            kinds.append(.type(from: old.type ?? old.role, to: new.type ?? new.role))
        }
        return kinds
    }
}

extension LayoutChange.Kind {
    /// Whether the thing's own size follows from it.
    fileprivate var setsSize: Bool {
        switch self {
        case .text, .image, .font, .lines: true
        default: false
        }
    }
}
