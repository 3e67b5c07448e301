import DisplayLists
import Foundation

/// Text that is not there as it was meant: shortened, cut, or on top of other things.
enum TextLints {
    static func truncated(_ layout: LayoutReport) -> [Finding] {
        layout.nodes.compactMap { node in
            guard let text = node.text, text.isTruncated else { return nil }
            return Finding(.truncated, path: node.path, "text is truncated: \(shortened(text.text))")
        }
    }

    private static func shortened(_ text: String) -> String {
        JSONWords.quoted(text.count > 30 ? "\(text.prefix(30))…" : text)
    }

    // MARK: Cut

    /// How much of a text's size has to be lost on a side for it to be a fault.
    private static let cutShare = 0.15

    /// Text that is cut where its row is not: a row at the edge of what scrolls is cut with everything in it.
    static func clipped(_ texts: [PaintedText], _ layout: LayoutReport) -> [Finding] {
        let rows = Rows(layout)
        var findings: [Finding] = []
        var told: Set<String> = []
        for text in texts {
            let slack = cutShare * text.size
            let row = rows.row(of: text.path)
            let sides: [(name: String, isCut: Bool, isRowCut: Bool)] = [
                (
                    "left", text.clip.minX > text.ink.minX + slack,
                    row.map { $0.shown.minX > $0.frame.minX + 0.5 } ?? false
                ),
                (
                    "right", text.clip.maxX < text.ink.maxX - slack,
                    row.map { $0.shown.maxX < $0.frame.maxX - 0.5 } ?? false
                ),
                // What is in no row may be scrolled itself.
                (
                    "top", text.clip.minY > text.ink.minY + slack,
                    row.map { $0.shown.minY > $0.frame.minY + 0.5 } ?? true
                ),
                (
                    "bottom", text.clip.maxY < text.ink.maxY - slack,
                    row.map { $0.shown.maxY < $0.frame.maxY - 0.5 } ?? true
                ),
            ]
            let cut = sides.filter { $0.isCut && !$0.isRowCut }.map(\.name)
            guard !cut.isEmpty, told.insert(text.path).inserted else { continue }
            findings.append(
                Finding(
                    .clipped, path: text.path,
                    "text is cut at the \(cut.joined(separator: " and ")): \(shortened(text.text))")
            )
        }
        return findings
    }

    /// The rows of a layout and what shows of them.
    struct Rows {
        private var rows: [Substring: (frame: CGRect, shown: CGRect)] = [:]

        init(_ layout: LayoutReport) {
            for node in layout.nodes where ["cell", "header", "footer", "boundarySupplementary"].contains(node.role) {
                rows[node.path[...]] = (node.frame, node.clip ?? node.frame)
            }
        }

        /// The innermost row around a path.
        func row(of path: String) -> (frame: CGRect, shown: CGRect)? {
            var rest = path[...]
            while true {
                if let row = rows[rest] { return row }
                guard let slash = rest.lastIndex(of: "/") else { return nil }
                rest = rest[..<slash]
            }
        }
    }

    // MARK: On top of each other

    /// Something that is not to be run into.
    private struct Piece {
        var path: String
        var rect: CGRect
        var isText: Bool
    }

    /// How far two pieces may run into each other, in points: ink is known to about so much.
    private static let overlapSlack = CGSize(width: 2, height: 2)

    static func overlapping(_ texts: [PaintedText], _ layout: LayoutReport) -> [Finding] {
        var pieces = texts.map { Piece(path: $0.path, rect: $0.shown, isText: true) }
        for node in layout.nodes where node.role == "image" || node.role.hasPrefix("accessory.") {
            pieces.append(Piece(path: node.path, rect: node.clip ?? node.frame, isText: false))
        }
        pieces.sort { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
        var findings: [Finding] = []
        var told: Set<String> = []
        var open: [Piece] = []
        for piece in pieces {
            open.removeAll { $0.rect.maxY <= piece.rect.minY }
            for other in open where runsInto(piece, other) {
                let text = piece.isText ? piece : other
                let second = piece.isText ? other : piece
                guard told.insert("\(text.path)\u{0}\(second.path)").inserted else { continue }
                findings.append(Finding(.overlapping, path: text.path, "text runs into \(second.path)"))
            }
            open.append(piece)
        }
        return findings.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    }

    private static func runsInto(_ first: Piece, _ second: Piece) -> Bool {
        guard first.isText || second.isText, !isInside(first.path, second.path), !isInside(second.path, first.path)
        else {
            return false
        }
        // A pinned header and a bar lie over the rows that scroll beneath them, a tab's badge over its icon.
        if isBar(first.path) != isBar(second.path) || isBadge(first.path) != isBadge(second.path) { return false }
        if isBoundary(first.path) != isBoundary(second.path) { return false }
        let common = first.rect.intersection(second.rect)
        guard !common.isNull, common.width > overlapSlack.width, common.height > overlapSlack.height else {
            return false
        }
        // A text that stands on a picture stands there on purpose.
        if first.isText != second.isText {
            let (text, picture) = first.isText ? (first.rect, second.rect) : (second.rect, first.rect)
            if picture.insetBy(dx: -1, dy: -1).contains(text) { return false }
        }
        return true
    }

    private static func isInside(_ path: String, _ outer: String) -> Bool {
        path == outer || path.hasPrefix(outer) && path.dropFirst(outer.count).first == "/"
    }

    private static func isBar(_ path: String) -> Bool {
        ["navigationBar", "tabBar", "toolbar", "searchBar"].contains(path.prefix { $0 != "/" })
    }

    /// Of a tab: badges of rows stand beside texts.
    private static func isBadge(_ path: String) -> Bool { isBar(path) && path.hasSuffix("/badge") }

    private static func isBoundary(_ path: String) -> Bool {
        path.split(separator: "/").contains { ["header", "footer"].contains($0.prefix { $0 != " " }) }
    }
}
