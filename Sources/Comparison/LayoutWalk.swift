import DisplayLists
import Foundation

/// Goes down two layouts side by side and notes what changed.
struct LayoutWalk {
    private(set) var changes: [LayoutChange] = []
    /// The latest move in each branch, which the next may join.
    private var runs: [Substring: Int] = [:]

    /// - Parameter inherited: how far the edges of what holds the two moved; `nil` at the root.
    mutating func compare(
        _ old: LayoutBranch, _ new: LayoutBranch, inherited: EdgeShift?, isReordered: Bool = false
    ) {
        let shift = Self.shift(old, new)
        var kinds: [LayoutChange.Kind] = isReordered ? [.reordered(from: old.path)] : []
        // A row that was moved among its siblings stands elsewhere: that is what is told.
        if !isReordered { kinds += Self.placeKinds(shift, inherited, old, new) }
        for (first, second) in zip(old.nodes, new.nodes) { kinds += Self.contentKinds(first, second) }
        if old.nodes.isEmpty != new.nodes.isEmpty {
            kinds.append(old.nodes.isEmpty ? .appeared(what: new.title) : .vanished(what: old.title))
        }
        if !kinds.isEmpty { note(LayoutChange(path: new.path.isEmpty ? Self.rootName(new) : new.path, kinds: kinds)) }
        compareChildren(old, new, shift ?? inherited)
    }

    private mutating func compareChildren(_ old: LayoutBranch, _ new: LayoutBranch, _ shift: EdgeShift?) {
        let alignment = LayoutAlignment(old.children, new.children)
        for branch in alignment.vanished { note(.init(path: branch.path, kinds: [.vanished(what: branch.title)])) }
        for branch in alignment.appeared { note(.init(path: branch.path, kinds: [.appeared(what: branch.title)])) }
        for pair in alignment.pairs {
            compare(pair.old, pair.new, inherited: shift, isReordered: pair.isReordered)
        }
    }

    /// Joins neighbours that moved alike: rows of one section, or sections.
    private mutating func note(_ change: LayoutChange) {
        guard case .moved? = change.kinds.first, change.kinds.count == 1 else {
            changes.append(change)
            return
        }
        let parent = change.path[..<(change.path.lastIndex(of: "/") ?? change.path.startIndex)]
        if let place = runs[parent], changes[place].kinds == change.kinds,
            Self.follows(change.path, changes[place].lastPath ?? changes[place].path)
        {
            changes[place].lastPath = change.path
        } else {
            runs[parent] = changes.count
            changes.append(change)
        }
    }

    private static func follows(_ path: String, _ earlier: String) -> Bool {
        func split(_ path: String) -> (Substring, Int)? {
            guard let space = path.lastIndex(of: " "), let number = Int(path[path.index(after: space)...]) else {
                return nil
            }
            return (path[..<space], number)
        }
        guard let (kind, number) = split(path), let (earlierKind, earlierNumber) = split(earlier) else { return false }
        return kind == earlierKind && number == earlierNumber + 1
    }

    private static func rootName(_ root: LayoutBranch) -> String { root.nodes.first?.role ?? "" }

    // MARK: Place

    /// How far the frame's edges moved. What only groups others moved as far as all of them did, if they did alike.
    private static func shift(_ old: LayoutBranch, _ new: LayoutBranch) -> EdgeShift? {
        if let first = old.nodes.first, let second = new.nodes.first {
            return EdgeShift(from: first.frame, to: second.frame)
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

    private static func placeKinds(
        _ shift: EdgeShift?, _ inherited: EdgeShift?, _ old: LayoutBranch, _ new: LayoutBranch
    ) -> [LayoutChange.Kind] {
        guard let shift, !shift.isNone || inherited?.isNone == false else { return [] }
        if let inherited, shift.follows(inherited) { return [] }
        let (outerX, outerY) = (inherited?.left ?? 0, inherited?.top ?? 0)
        var kinds: [LayoutChange.Kind] = []
        let (x, y) = (rounded(shift.left - outerX), rounded(shift.top - outerY))
        if x != 0 || y != 0 { kinds.append(.moved(x: x, y: y)) }
        if let first = old.nodes.first?.frame.size, let second = new.nodes.first?.frame.size, !first.isNear(second) {
            kinds.append(.resized(from: first, to: second))
        }
        return kinds
    }

    private static func rounded(_ distance: Double) -> Double {
        distance.magnitude < 0.015 ? 0 : (distance * 100).rounded() / 100
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
        if (old.clip == nil) != (new.clip == nil) { kinds.append(.clipped(from: old.clip, to: new.clip)) }
        return kinds
    }
}
