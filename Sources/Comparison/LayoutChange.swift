import DisplayLists
package import Foundation

/// What changed about one thing that has a place, or about a run of neighbours that changed alike.
package struct LayoutChange: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case appeared(what: String)
        case vanished(what: String)
        /// It has another place among its siblings; the path where it stood.
        case reordered(from: String)
        /// In points, beyond what its surroundings moved; y down.
        case moved(x: Double, y: Double)
        /// In points.
        case resized(from: CGSize, to: CGSize)
        case text(from: String, to: String)
        case image(from: String?, to: String?)
        /// `#RRGGBBAA`.
        case color(from: String?, to: String?)
        case font(from: String, to: String)
        case lines(from: Int, to: Int)
        case truncated(Bool)
        /// What its surroundings leave visible of it: all of it where `nil`.
        case clipped(from: CGRect?, to: CGRect?)
        case type(from: String?, to: String?)
        case scale(from: Double, to: Double)
        case contentSize(from: CGSize, to: CGSize)
    }

    /// The path of the layout report, `section 0/item 2/text`; where it stood when it vanished. Empty for the picture.
    package var path: String
    /// The last one's path when several neighbours changed alike.
    package var lastPath: String?
    package var kinds: [Kind]

    init(path: String, kinds: [Kind]) {
        self.path = path
        self.kinds = kinds
    }
}

/// `section 0 / item 2 / text moved 2 pt down, "On" became "Off"`.
extension LayoutChange: CustomStringConvertible {
    package var description: String { "\(place) \(kinds.map(\.words).joined(separator: ", "))" }

    private var place: String {
        guard !path.isEmpty else { return "picture" }
        var names = path.split(separator: "/").map(String.init)
        if let lastPath, let last = lastPath.split(separator: "/").last.map(String.init), let first = names.popLast() {
            // `item 3` and `item 9` are `items 3–9`.
            let parts = first.split(separator: " ", maxSplits: 1)
            let number = last.split(separator: " ").last ?? ""
            names.append("\(parts[0])s \(parts.count > 1 ? parts[1] : "")–\(number)")
        }
        return names.joined(separator: " / ")
    }
}

extension LayoutChange.Kind {
    fileprivate var words: String {
        switch self {
        case .appeared(let what): "appeared\(what.isEmpty ? "" : " (\(what))")"
        case .vanished(let what): "vanished\(what.isEmpty ? "" : " (\(what))")"
        case .reordered(let from): "was \(from.split(separator: "/").joined(separator: " / "))"
        case .moved(let x, let y): "moved " + Self.list([Self.way(x, "right", "left"), Self.way(y, "down", "up")])
        case .resized(let from, let to):
            "became "
                + Self.list([
                    Self.growth(from.width, to.width, "wider", "narrower"),
                    Self.growth(from.height, to.height, "higher", "lower"),
                ])
        case .text(let from, let to): "\(from.quoted) became \(to.quoted)"
        case .image(let from, let to): "icon \(from?.quoted ?? "none") became \(to?.quoted ?? "none")"
        case .color(let from, let to): "colour \(from ?? "none") became \(to ?? "none")"
        case .font(let from, let to): "font \(from) became \(to)"
        case .lines(let from, let to): "\(from) line\(from == 1 ? "" : "s") became \(to)"
        case .truncated(let isTruncated): isTruncated ? "became truncated" : "is no longer truncated"
        case .clipped(nil, _): "is partly cut off now"
        case .clipped(_, nil): "is no longer cut off"
        case .clipped: "is cut off elsewhere"
        case .type(let from, let to): "\(from ?? "no class") became \(to ?? "no class")"
        case .scale(let from, let to): "scale \(from.shortText) became \(to.shortText)"
        case .contentSize(let from, let to): "content \(from.text) pt became \(to.text) pt"
        }
    }

    private static func list(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " and ") }

    private static func way(_ distance: Double, _ forward: String, _ back: String) -> String? {
        guard distance != 0 else { return nil }
        return "\(distance.magnitude.shortText) pt \(distance > 0 ? forward : back)"
    }

    private static func growth(_ from: Double, _ to: Double, _ more: String, _ less: String) -> String? {
        guard abs(to - from) > LayoutDifference.slack else { return nil }
        return "\((to - from).magnitude.shortText) pt \(to > from ? more : less) (\(from.shortText) → \(to.shortText))"
    }
}
