import DisplayLists
package import Foundation

/// What changed about one thing that has a place, or about several that changed alike.
package struct LayoutChange: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case appeared(what: String)
        case vanished(what: String)
        /// What changed elsewhere pushed it in front of the picture's edge, or beyond.
        case cameIntoView
        case wentOutOfView
        /// It has another place among its siblings; the path where it stood.
        case reordered(from: String, what: String)
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
        /// Everything stands at the other side.
        case mirrored
    }

    /// A thing, or a run of numbered neighbours.
    package struct Place: Hashable, Sendable {
        /// The path of the layout report, `section 0/item 2/text`; where it stood when it vanished. Empty for the picture.
        package var path: String
        /// The last one's path of a run.
        package var lastPath: String?
        /// How many things it is.
        package var count = 1

        fileprivate var parent: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
        fileprivate var name: String { description.split(separator: "/").last.map { String($0.dropFirst()) } ?? "" }
    }

    /// Where it was first seen.
    package var place: Place
    /// Where else the same was seen.
    package var others: [Place] = []
    package var kinds: [Kind]

    package var path: String { place.path }

    init(path: String, kinds: [Kind]) {
        place = Place(path: path)
        self.kinds = kinds
    }
}

/// `section 0 / item 2 / text "On" became "Off", moved 2 pt down`.
extension LayoutChange: CustomStringConvertible {
    package var description: String { "\(subject) \(words)" }

    /// Without the place.
    var words: String { kinds.map { $0.words(at: path) }.joined(separator: ", ") }

    /// Up to this many places are all named.
    private static let namedPlaces = 3

    private var subject: String {
        guard let last = others.last else { return place.description }
        // Neighbours without numbers: `section 0 / item 0 / image and text`.
        if place.parent != "", others.allSatisfy({ $0.parent == place.parent }) {
            return "\(place)\(others.dropLast().map { ", \($0.name)" }.joined()) and \(last.name)"
        }
        let count = others.reduce(0) { $0 + $1.count }
        let named = others.count < Self.namedPlaces
        let rest = named ? others.dropLast().map { ", \($0)" }.joined() + " and \(last)" : " and \(count) others"
        return "\(place)\(rest):"
    }
}

extension LayoutChange.Place: CustomStringConvertible {
    package var description: String {
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
