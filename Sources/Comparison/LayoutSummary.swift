import DisplayLists
import Foundation

/// Says together what changed alike, and what matters most first.
struct LayoutSummary {
    private(set) var changes: [LayoutChange]

    /// In the order of the tree.
    init(_ changes: [LayoutChange]) {
        self.changes = Self.ordered(Self.grouped(Self.joined(Self.split(changes))))
    }

    /// From so many on, the same look is told once although each of the things changed in another way besides.
    private static let manyAlike = 3

    /// Tells a look that many things share apart from what else happened to each of them.
    private static func split(_ changes: [LayoutChange]) -> [LayoutChange] {
        var counts: [Look: Int] = [:]
        for change in changes { if let look = Look(change) { counts[look, default: 0] += 1 } }
        return changes.flatMap { change -> [LayoutChange] in
            guard let look = Look(change), counts[look, default: 0] >= manyAlike, look.kinds.count < change.kinds.count
            else { return [change] }
            return [
                LayoutChange(path: change.path, kinds: look.kinds),
                LayoutChange(path: change.path, kinds: change.kinds.filter { !$0.isLook }),
            ]
        }
    }

    private struct Look: Hashable {
        var role: Substring
        var kinds: [LayoutChange.Kind]

        /// `nil` for what looks as before.
        init?(_ change: LayoutChange) {
            kinds = change.kinds.filter(\.isLook)
            role = change.role
            if kinds.isEmpty || change.path.isEmpty { return nil }
        }
    }

    /// Joins numbered neighbours, such as rows of one section, that changed alike.
    private static func joined(_ changes: [LayoutChange]) -> [LayoutChange] {
        var joined: [LayoutChange] = []
        /// The latest run of each branch.
        var runs: [String: Int] = [:]
        for change in changes {
            guard change.canBeJoined, let numbered = change.numbered else {
                joined.append(change)
                continue
            }
            let branch = "\(numbered.stem): \(change.words)"
            if let run = runs[branch], let last = joined[run].lastNumbered,
                last.stem == numbered.stem, last.number + 1 == numbered.number
            {
                joined[run].place.lastPath = change.path
                joined[run].place.count += 1
            } else {
                runs[branch] = joined.count
                joined.append(change)
            }
        }
        return joined
    }

    /// Brings together what changed alike anywhere: everything that moved by the same distance, and each role by itself.
    private static func grouped(_ changes: [LayoutChange]) -> [LayoutChange] {
        struct Key: Hashable {
            var role: Substring
            var words: String
        }
        var grouped: [LayoutChange] = []
        var groups: [Key: Int] = [:]
        for change in changes {
            guard change.canBeJoined else {
                grouped.append(change)
                continue
            }
            let isPlaceOnly = change.kinds.allSatisfy { $0.weight >= .place }
            let key = Key(role: isPlaceOnly ? "" : change.role, words: change.words)
            if let group = groups[key] {
                grouped[group].others.append(change.place)
            } else {
                groups[key] = grouped.count
                grouped.append(change)
            }
        }
        return grouped
    }

    private static func ordered(_ changes: [LayoutChange]) -> [LayoutChange] {
        changes.enumerated().sorted { first, second in
            (first.element.weight, first.offset) < (second.element.weight, second.offset)
        }.map(\.element)
    }
}

extension LayoutChange {
    /// Of what is told of it, the most important.
    fileprivate var weight: Kind.Weight {
        if path.isEmpty, kinds.contains(where: { $0.weight == .size }) { return .picture }
        let weight = kinds.map(\.weight).min() ?? .extent
        // A separator is as long as the text beside it lets it be.
        return role.hasPrefix("separator.") && weight >= .size ? max(weight, .view) : weight
    }

    /// Whether the same may have happened to others: what is told of one thing alone is told by itself.
    fileprivate var canBeJoined: Bool { !path.isEmpty && kinds.allSatisfy { $0.weight > .content } }

    /// The last name without its number.
    fileprivate var role: Substring {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else { return name }
        return name[..<space]
    }

    fileprivate var numbered: (stem: Substring, number: Int)? { Self.numbered(path) }
    fileprivate var lastNumbered: (stem: Substring, number: Int)? { Self.numbered(place.lastPath ?? path) }

    private static func numbered(_ path: String) -> (stem: Substring, number: Int)? {
        guard let space = path.lastIndex(of: " "), let number = Int(path[path.index(after: space)...]) else {
            return nil
        }
        return (path[..<space], number)
    }
}

extension LayoutChange.Kind {
    /// Whether it is one that a theme or a text size gives to many things at once.
    fileprivate var isLook: Bool {
        switch self {
        case .color, .font, .type: true
        default: false
        }
    }
}
