import DisplayLists
import Foundation

/// A part of a picture that does not count when it is compared.
package enum IgnoredRegion: Hashable, Sendable {
    case pixels(PixelRectangle)
    /// The nodes of the layout report that a pattern names, with all inside them.
    case nodes(NodePathPattern)

    /// `X,Y,WIDTHxHEIGHT` is a rectangle in pixels, anything else the path of a node or a pattern of paths.
    /// `nil` for an empty text.
    package init?(_ text: String) {
        if let rectangle = Self.rectangle(text) {
            self = .pixels(rectangle)
        } else if let pattern = NodePathPattern(text) {
            self = .nodes(pattern)
        } else {
            return nil
        }
    }

    private static func rectangle(_ text: String) -> PixelRectangle? {
        let numbers = text.replacing("×", with: "x").split(omittingEmptySubsequences: false) { $0 == "," || $0 == "x" }
            .map { Int($0.filter { $0 != " " }) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width >= 0, height >= 0, x >= 0, y >= 0,
            // Far beyond any picture, and safe to add.
            [x, y, width, height].allSatisfy({ $0 < 1 << 30 })
        else { return nil }
        return PixelRectangle(columns: x..<x + width, rows: y..<y + height)
    }
}

/// Names nodes of a layout report: by path (`section 0/item 2`, which takes in everything below), or with `*` and `?` for
/// parts of a name and `**` for any number of names (`**/secondaryText`).
package struct NodePathPattern: Hashable, Sendable, CustomStringConvertible {
    private let names: [String]

    /// Spaces around the slashes do not count, so that a path can be copied from a report. `nil` for an empty text.
    package init?(_ text: String) {
        let spaces = CharacterSet.whitespaces
        names = text.split(separator: "/").map { $0.trimmingCharacters(in: spaces) }.filter { !$0.isEmpty }
        if names.isEmpty { return nil }
    }

    package var description: String { names.joined(separator: "/") }

    /// Whether it names the node at a path or one that the node stands in.
    package func matches(_ path: String) -> Bool {
        Self.matches(names[...], path.split(separator: "/")[...])
    }

    private static func matches(_ names: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
        guard let name = names.first else { return true }
        if name == "**" {
            let rest = names.dropFirst()
            return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
        }
        guard let component = path.first, matches(Array(name), Array(component)) else { return false }
        return matches(names.dropFirst(), path.dropFirst())
    }

    /// The usual two-pointer match: a star takes as little as it can and gives back from the last one only.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
                place += 1
                index += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}

extension Collection<IgnoredRegion> {
    /// Whether a node of the layout report does not count.
    func coverNode(at path: String) -> Bool {
        contains { if case .nodes(let pattern) = $0 { pattern.matches(path) } else { false } }
    }

    /// The pixels that do not count, with the patterns that named no node.
    func rectangles(_ layouts: [LayoutReport]) -> (rectangles: [PixelRectangle], unmatched: [NodePathPattern]) {
        var rectangles: [PixelRectangle] = []
        var unmatched: [NodePathPattern] = []
        for region in self {
            switch region {
            case .pixels(let rectangle): rectangles.append(rectangle)
            case .nodes(let pattern):
                let named = layouts.flatMap { layout in
                    layout.nodes.filter { pattern.matches($0.path) }.map {
                        PixelRectangle($0.frame, scale: layout.scale)
                    }
                }
                if named.isEmpty { unmatched.append(pattern) }
                rectangles += named
            }
        }
        return (rectangles.filter { !$0.isEmpty }, unmatched)
    }
}

extension PixelRectangle {
    /// Every pixel that a rectangle in points touches.
    init(_ frame: CGRect, scale: Double) {
        func pixels(_ low: Double, _ high: Double) -> Range<Int> {
            // Frames come with three decimals.
            let slack = 0.01
            let first = (low * scale + slack).rounded(.down)
            let last = (high * scale - slack).rounded(.up)
            guard first.isFinite, last.isFinite, last > max(first, 0) else { return 0..<0 }
            let limit = Double(1 << 30)
            return Int(min(max(first, 0), limit))..<Int(min(max(last, 0), limit))
        }
        self.init(columns: pixels(frame.minX, frame.maxX), rows: pixels(frame.minY, frame.maxY))
    }
}
