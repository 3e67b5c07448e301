public import DisplayLists
import Foundation

/// A laid-out picture that is not painted yet: plain values that can be sent to another thread.
public struct SolvedPicture: Hashable, Sendable {
    /// What stands where.
    public var layout: LayoutReport
    /// What to paint.
    public var displayList: DisplayList
    /// Pixels a point.
    public var scale: Double
    /// What was drawn otherwise than asked for, such as an unknown symbol; a sentence each.
    public var warnings: [String]
    /// The files besides the scene's own that went into it, by the names that the scene gives them.
    package var files: [String] = []

    package init(layout: LayoutReport, displayList: DisplayList, scale: Double, warnings: [String] = []) {
        self.layout = layout
        self.displayList = displayList
        self.scale = scale
        self.warnings = warnings
    }
}

extension SolvedPicture {
    /// In pixels.
    package var pixelSize: (width: Int, height: Int) {
        (
            max(1, Int((displayList.size.width * scale).rounded())),
            max(1, Int((displayList.size.height * scale).rounded()))
        )
    }

    /// The forms of `galley inspect`.
    package var textReport: String { layout.description }
    package var jsonReport: String { layout.json }

    /// Why what stands at a path is as large as it is: for a part of an element, the element's. The picture has to have
    /// been solved with its sizes explained.
    package func explanation(of path: String) throws(UnknownPath) -> SizeReport {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        let enclosing = layout.sizes.filter { path == $0.path || path.hasPrefix($0.path + "/") }
        let isKnown = layout.nodes.contains { $0.path == path }
        guard isKnown, let size = enclosing.max(by: { $0.path.count < $1.path.count }) else {
            // A part of an element is known only where it stands; an element by itself is what people ask for.
            let nearest = suggestion(for: path, among: layout.sizes.map(\.path) + layout.nodes.map(\.path))
            throw UnknownPath(path: path, isKnown: isKnown, nearest: nearest ?? layout.sizes.first?.path)
        }
        return size
    }
}

/// A path at which nothing stands whose size a layout decided.
package struct UnknownPath: Error, CustomStringConvertible {
    package var path: String
    /// Something stands there, but no layout of a collection view decided its size.
    package var isKnown: Bool
    package var nearest: String?

    package var description: String {
        let fault = isKnown ? "no layout decides the size of \(path.quoted)" : "nothing shows at \(path.quoted)"
        let remedy = nearest.map { isKnown ? "ask for an element such as \($0.quoted)" : "did you mean \($0.quoted)?" }
        return "\(fault) — \(remedy ?? "no element of a layout shows at all")"
    }
}
