import CollectionLayout
import Foundation

/// A solved layout as lines of text, in the order of the data.
enum LayoutTree {
    static func lines(of solver: CollectionSolver, in rect: CGRect?) -> [String] {
        var lines = ["content \(number(solver.contentSize.width)) \(number(solver.contentSize.height))"]
        var section = 0
        while let frame = solver.sectionFrame(section) {
            lines.append("section \(section) \(text(frame))")
            if let offset = solver.orthogonalOffset(ofSection: section),
                let length = solver.orthogonalContentLength(ofSection: section)
            {
                lines.append("orthogonal \(section) offset \(number(offset)) length \(number(length))")
            }
            section += 1
        }
        let elements = solver.elements(in: rect ?? everywhere).sorted { key($0.id) < key($1.id) }
        return lines + elements.map(line)
    }

    private static let everywhere = CGRect(x: -5000, y: -5000, width: 1_000_000, height: 1_000_000)

    /// Elements that stand elsewhere when asked for by name, or that nothing explains: a line each, which no case expects.
    static func contradictions(in solver: CollectionSolver, _ rect: CGRect?) -> [String] {
        solver.elements(in: rect ?? everywhere).flatMap { element in
            var found: [String] = []
            if solver.placement(of: element.id) != element { found.append("by name otherwise: \(line(element))") }
            if solver.explanation(of: element.id) == nil { found.append("unexplained: \(line(element))") }
            return found
        }
    }

    static func name(_ id: ElementID) -> String {
        switch id {
        case .item(let section, let item): "item \(section).\(item)"
        case .supplementary(let kind, 0, .max): "\(kind) global"
        case .supplementary(let kind, let section, let item): "\(kind) \(section).\(item)"
        case .decoration(let kind, let section, let item): "\(kind) \(section).\(item)"
        }
    }

    /// `item 0.1 x y w h`, with the z index when it is not 0, and whether it is pinned.
    private static func line(_ element: PlacedElement) -> String {
        var line = "\(name(element.id)) \(text(element.frame))"
        if element.zIndex != 0 { line += " z\(element.zIndex)" }
        if element.isPinned { line += " pinned" }
        return line
    }

    private static func key(_ id: ElementID) -> (Int, Int, String, Int) {
        switch id {
        case .decoration(let kind, let section, let item): (section, 0, kind, item)
        case .supplementary(let kind, let section, let item): (section, 1, kind, item)
        case .item(let section, let item): (section, 2, "", item)
        }
    }

    private static func text(_ frame: CGRect) -> String {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(number).joined(separator: " ")
    }

    /// To a thousandth of a point, so that thirds can be written down.
    private static func number(_ value: CGFloat) -> String { number(Double(value)) }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// An expected line with its spaces and numbers as `lines` writes them.
    static func normalized(_ text: String) -> String {
        text.split(separator: " ").map { word in
            guard word.contains("."), let value = Double(word), !isIndex(text, word) else { return String(word) }
            return number(value)
        }.joined(separator: " ")
    }

    /// The second word of an element's line is its index, such as `0.10`.
    private static func isIndex(_ text: String, _ word: Substring) -> Bool {
        let words = text.split(separator: " ")
        return words.count > 1 && words[1].startIndex == word.startIndex && words[0] != "content"
    }
}
